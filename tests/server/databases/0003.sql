-- q_Blx7_f81AGXHMco3_xSA
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	"table" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('b2e4e8af12057186',1,0,'this is people',1794955284053262);
INSERT INTO "chat" VALUES('4ba8ac56334e5075',1,0,'this is gods',1794955331337859);
INSERT INTO "chat" VALUES('72c0500341b07602',1,0,'this is finished',1794955332404355);
CREATE TABLE holds (
	device TEXT NOT NULL, 
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	link TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (device, "table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id), 
	FOREIGN KEY(link) REFERENCES links (digest) ON DELETE CASCADE
);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','b2e4e8af12057186',-1,'9a7ad061bfe85811c8b72f9ed79590ec93e9dd6541975f462483cc4858b5b22b',1794955284028832);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','b2e4e8af12057186',0,'cd5a2af1cbfe26cf5adc6f934a6ca8bf04141987d45518b26d0b21c8e8c40cc1',1794955284033363);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','b2e4e8af12057186',1,'841d4599519d76d8a252e606e5bfe2c0def2934bb858e7e2af2edaf2edd7998b',1794955284036968);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','4978a53dbb7aaefd',-1,'ff35a84b94a1ac28d1d3e816c94b543568253352aaf4902e117b441cac7175c8',1794955287175464);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','4ba8ac56334e5075',-1,'188c72b0625961d81d6626b449e218c96b2c6d2cf1c3aede92a7497788149cf9',1794955331322422);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','4ba8ac56334e5075',0,'0ef78f5c40afcbc68c0ddc0e8dd16480fc2bedfa8362e0d31c9cc258f9df90c8',1794955331325199);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','4ba8ac56334e5075',1,'844d79d9efb0ce746b9c6a60bee3a80f2cf648610cd20e7c971e4dc47206218d',1794955331328162);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','72c0500341b07602',-1,'c8983e1c0485d8050df3f8bba634a82e929ba336fb047ebb5e13efb44036c1db',1794955332334913);
INSERT INTO "holds" VALUES('919ebd8e673be5e8d3d6a3353ee3335dadeed8abbda617e97230ee775d0c629f','72c0500341b07602',0,'cbb5ad853d00ced01c25e49e7e901db2b08029144a6a6fdef3dbfb0ad693e1e8',1794955332353461);
CREATE TABLE links (
	digest TEXT NOT NULL, 
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (digest), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "links" VALUES('9a7ad061bfe85811c8b72f9ed79590ec93e9dd6541975f462483cc4858b5b22b','b2e4e8af12057186',-1);
INSERT INTO "links" VALUES('60b52049ddc7b64116504bf85f8a861d5861f3067c154a17e81dcd0d13cc01d1','b2e4e8af12057186',-2);
INSERT INTO "links" VALUES('cd5a2af1cbfe26cf5adc6f934a6ca8bf04141987d45518b26d0b21c8e8c40cc1','b2e4e8af12057186',0);
INSERT INTO "links" VALUES('841d4599519d76d8a252e606e5bfe2c0def2934bb858e7e2af2edaf2edd7998b','b2e4e8af12057186',1);
INSERT INTO "links" VALUES('ff35a84b94a1ac28d1d3e816c94b543568253352aaf4902e117b441cac7175c8','4978a53dbb7aaefd',-1);
INSERT INTO "links" VALUES('5d6c948f50fc5a1d291bdd3ddf4aa224d1c3da584bdbfc94df68d7d77f643633','4978a53dbb7aaefd',-2);
INSERT INTO "links" VALUES('188c72b0625961d81d6626b449e218c96b2c6d2cf1c3aede92a7497788149cf9','4ba8ac56334e5075',-1);
INSERT INTO "links" VALUES('b0afc07e8a58815c543e683b95ded9e7d591ea58512cd7703bda92be598276b6','4ba8ac56334e5075',-2);
INSERT INTO "links" VALUES('0ef78f5c40afcbc68c0ddc0e8dd16480fc2bedfa8362e0d31c9cc258f9df90c8','4ba8ac56334e5075',0);
INSERT INTO "links" VALUES('844d79d9efb0ce746b9c6a60bee3a80f2cf648610cd20e7c971e4dc47206218d','4ba8ac56334e5075',1);
INSERT INTO "links" VALUES('c8983e1c0485d8050df3f8bba634a82e929ba336fb047ebb5e13efb44036c1db','72c0500341b07602',-1);
INSERT INTO "links" VALUES('b3484c913bf952d98525634dcf74f193ccc4d227159e0b9edffbf5bd39999851','72c0500341b07602',-2);
INSERT INTO "links" VALUES('cbb5ad853d00ced01c25e49e7e901db2b08029144a6a6fdef3dbfb0ad693e1e8','72c0500341b07602',0);
CREATE TABLE orders (
	"table" TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE rows (
	"table" TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, at BIGINT DEFAULT '0' NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "rows" VALUES('b2e4e8af12057186',1,'answer','? deal eastern_us',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',2,'answer','? deal ontario',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',3,'answer','? deal middle_east',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',4,'answer','? deal northern_europe',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',5,'answer','? deal madagascar',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',6,'answer','? deal southern_europe',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',7,'answer','? deal argentina',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',8,'answer','? deal kamchatka',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',9,'answer','? deal western_australia',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',10,'answer','? deal brazil',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',11,'answer','? deal siberia',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',12,'answer','? deal western_europe',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',13,'answer','? deal ukraine',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',14,'answer','? deal afghanistan',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',15,'answer','? deal venezuela',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',16,'answer','? deal irkutsk',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',17,'answer','? deal siam',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',18,'answer','? deal south_africa',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',19,'answer','? deal central_america',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',20,'answer','? deal northwest_territory',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',21,'answer','? deal western_us',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',22,'answer','? deal scandinavia',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',23,'answer','? deal yakutsk',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',24,'answer','? deal eastern_australia',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',25,'answer','? deal great_britain',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',26,'answer','? deal new_guinea',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',27,'answer','? deal india',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',28,'answer','? deal ural',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',29,'answer','? deal iceland',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',30,'answer','? deal greenland',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',31,'answer','? deal congo',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',32,'answer','? deal china',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',33,'answer','? deal alaska',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',34,'answer','? deal japan',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',35,'answer','? deal quebec',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',36,'answer','? deal peru',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',37,'answer','? deal indonesia',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',38,'answer','? deal east_africa',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',39,'answer','? deal mongolia',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',40,'answer','? deal egypt',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',41,'answer','? deal north_africa',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',42,'answer','? deal alberta',1794955284020713);
INSERT INTO "rows" VALUES('b2e4e8af12057186',43,'answer','0 place brazil 1',1794955284059409);
INSERT INTO "rows" VALUES('b2e4e8af12057186',44,'answer','1 place kamchatka 1',1794955284071279);
INSERT INTO "rows" VALUES('b2e4e8af12057186',45,'answer','2 place middle_east 1',1794955284081312);
INSERT INTO "rows" VALUES('b2e4e8af12057186',46,'answer','0 place indonesia 1',1794955284089260);
INSERT INTO "rows" VALUES('b2e4e8af12057186',47,'answer','1 place siam 1',1794955284093627);
INSERT INTO "rows" VALUES('b2e4e8af12057186',48,'answer','2 place eastern_australia 1',1794955284103520);
INSERT INTO "rows" VALUES('b2e4e8af12057186',49,'answer','0 place japan 1',1794955284203495);
INSERT INTO "rows" VALUES('b2e4e8af12057186',50,'answer','1 place ontario 1',1794955284260000);
INSERT INTO "rows" VALUES('b2e4e8af12057186',51,'answer','2 place western_us 1',1794955284273049);
INSERT INTO "rows" VALUES('b2e4e8af12057186',52,'answer','0 place great_britain 1',1794955284374480);
INSERT INTO "rows" VALUES('b2e4e8af12057186',53,'answer','1 place ontario 1',1794955284433159);
INSERT INTO "rows" VALUES('b2e4e8af12057186',54,'answer','2 place eastern_australia 1',1794955284440165);
INSERT INTO "rows" VALUES('b2e4e8af12057186',55,'answer','0 place ukraine 1',1794955284541432);
INSERT INTO "rows" VALUES('b2e4e8af12057186',56,'answer','1 place siam 1',1794955284598062);
INSERT INTO "rows" VALUES('b2e4e8af12057186',57,'answer','2 place venezuela 1',1794955284608560);
INSERT INTO "rows" VALUES('b2e4e8af12057186',58,'answer','0 place ukraine 1',1794955284710385);
INSERT INTO "rows" VALUES('b2e4e8af12057186',59,'answer','1 place siberia 1',1794955284772115);
INSERT INTO "rows" VALUES('b2e4e8af12057186',60,'answer','2 place south_africa 1',1794955284782967);
INSERT INTO "rows" VALUES('b2e4e8af12057186',61,'answer','0 place ural 1',1794955284887434);
INSERT INTO "rows" VALUES('b2e4e8af12057186',62,'answer','1 place madagascar 1',1794955284947177);
INSERT INTO "rows" VALUES('b2e4e8af12057186',63,'answer','2 place alaska 1',1794955284955181);
INSERT INTO "rows" VALUES('b2e4e8af12057186',64,'answer','0 place japan 1',1794955285058767);
INSERT INTO "rows" VALUES('b2e4e8af12057186',65,'answer','1 place iceland 1',1794955285117542);
INSERT INTO "rows" VALUES('b2e4e8af12057186',66,'answer','2 place alaska 1',1794955285121765);
INSERT INTO "rows" VALUES('b2e4e8af12057186',67,'answer','0 place central_america 1',1794955285224816);
INSERT INTO "rows" VALUES('b2e4e8af12057186',68,'answer','1 place siberia 1',1794955285281615);
INSERT INTO "rows" VALUES('b2e4e8af12057186',69,'answer','2 place western_europe 1',1794955285285996);
INSERT INTO "rows" VALUES('b2e4e8af12057186',70,'answer','0 place eastern_us 1',1794955285388031);
INSERT INTO "rows" VALUES('b2e4e8af12057186',71,'answer','1 place new_guinea 1',1794955285445637);
INSERT INTO "rows" VALUES('b2e4e8af12057186',72,'answer','2 place peru 1',1794955285459800);
INSERT INTO "rows" VALUES('b2e4e8af12057186',73,'answer','0 place northern_europe 1',1794955285561264);
INSERT INTO "rows" VALUES('b2e4e8af12057186',74,'answer','1 place madagascar 1',1794955285620009);
INSERT INTO "rows" VALUES('b2e4e8af12057186',75,'answer','2 place venezuela 1',1794955285624229);
INSERT INTO "rows" VALUES('b2e4e8af12057186',76,'answer','0 place congo 1',1794955285726832);
INSERT INTO "rows" VALUES('b2e4e8af12057186',77,'answer','1 place siam 1',1794955285792697);
INSERT INTO "rows" VALUES('b2e4e8af12057186',78,'answer','2 place greenland 1',1794955285803913);
INSERT INTO "rows" VALUES('b2e4e8af12057186',79,'answer','0 place japan 1',1794955285901296);
INSERT INTO "rows" VALUES('b2e4e8af12057186',80,'answer','1 place northwest_territory 1',1794955285956327);
INSERT INTO "rows" VALUES('b2e4e8af12057186',81,'answer','2 place peru 1',1794955285963614);
INSERT INTO "rows" VALUES('b2e4e8af12057186',82,'answer','0 place irkutsk 1',1794955286067292);
INSERT INTO "rows" VALUES('b2e4e8af12057186',83,'answer','1 place siberia 1',1794955286123014);
INSERT INTO "rows" VALUES('b2e4e8af12057186',84,'answer','2 place venezuela 1',1794955286128699);
INSERT INTO "rows" VALUES('b2e4e8af12057186',85,'answer','0 place great_britain 1',1794955286231415);
INSERT INTO "rows" VALUES('b2e4e8af12057186',86,'answer','1 place china 1',1794955286287751);
INSERT INTO "rows" VALUES('b2e4e8af12057186',87,'answer','2 place south_africa 1',1794955286293521);
INSERT INTO "rows" VALUES('b2e4e8af12057186',88,'answer','0 place japan 1',1794955286396469);
INSERT INTO "rows" VALUES('b2e4e8af12057186',89,'answer','1 place iceland 1',1794955286452096);
INSERT INTO "rows" VALUES('b2e4e8af12057186',90,'answer','2 place eastern_australia 1',1794955286458997);
INSERT INTO "rows" VALUES('b2e4e8af12057186',91,'answer','0 place congo 1',1794955286562249);
INSERT INTO "rows" VALUES('b2e4e8af12057186',92,'answer','1 place ontario 1',1794955286618623);
INSERT INTO "rows" VALUES('b2e4e8af12057186',93,'answer','2 place western_us 1',1794955286624449);
INSERT INTO "rows" VALUES('b2e4e8af12057186',94,'answer','0 place scandinavia 1',1794955286727994);
INSERT INTO "rows" VALUES('b2e4e8af12057186',95,'answer','1 place northwest_territory 1',1794955286784987);
INSERT INTO "rows" VALUES('b2e4e8af12057186',96,'answer','2 place western_australia 1',1794955286790575);
INSERT INTO "rows" VALUES('b2e4e8af12057186',97,'answer','0 place eastern_us 1',1794955286893578);
INSERT INTO "rows" VALUES('b2e4e8af12057186',98,'answer','1 place northwest_territory 1',1794955286949443);
INSERT INTO "rows" VALUES('b2e4e8af12057186',99,'answer','2 place alberta 1',1794955286955726);
INSERT INTO "rows" VALUES('b2e4e8af12057186',100,'answer','0 place ural 1',1794955287058770);
INSERT INTO "rows" VALUES('b2e4e8af12057186',101,'answer','1 place yakutsk 1',1794955287114879);
INSERT INTO "rows" VALUES('b2e4e8af12057186',102,'answer','2 place western_europe 1',1794955287121838);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',1,'answer','? roll 2 3 5',1794955287171668);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',2,'answer','2 claim indonesia',1794955287191297);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',3,'answer','0 claim china',1794955288198270);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',4,'answer','1 claim south_africa',1794955289208040);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',5,'answer','2 claim new_guinea',1794955290216256);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',6,'answer','0 claim siberia',1794955291221681);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',7,'answer','1 claim madagascar',1794955292229024);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',8,'answer','2 claim western_australia',1794955293234440);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',9,'answer','0 claim india',1794955294240376);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',10,'answer','1 claim east_africa',1794955295246648);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',11,'answer','2 claim eastern_australia',1794955296252920);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',12,'answer','0 claim yakutsk',1794955297261371);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',13,'answer','1 claim egypt',1794955298304849);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',14,'answer','2 claim venezuela',1794955299314393);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',15,'answer','0 claim kamchatka',1794955300320569);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',16,'answer','1 claim middle_east',1794955301326500);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',17,'answer','2 claim peru',1794955302332272);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',18,'answer','0 claim mongolia',1794955303338048);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',19,'answer','1 claim ukraine',1794955304343801);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',20,'answer','2 claim brazil',1794955305350519);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',21,'answer','0 claim siam',1794955306355016);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',22,'answer','1 claim southern_europe',1794955307367903);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',23,'answer','2 claim argentina',1794955308375128);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',24,'answer','0 claim alaska',1794955309387974);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',25,'answer','1 claim north_africa',1794955310395776);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',26,'answer','2 claim central_america',1794955311403852);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',27,'answer','0 claim northwest_territory',1794955312417196);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',28,'answer','1 claim western_europe',1794955313666778);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',29,'answer','2 claim western_us',1794955314736877);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',30,'answer','0 claim ural',1794955315749719);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',31,'answer','1 claim northern_europe',1794955316765785);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',32,'answer','2 claim eastern_us',1794955317803026);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',33,'answer','0 claim japan',1794955318818837);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',34,'answer','1 claim scandinavia',1794955320039688);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',35,'answer','2 claim ontario',1794955321065358);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',36,'answer','0 claim greenland',1794955322154105);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',37,'answer','1 claim congo',1794955323160666);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',38,'answer','2 claim alberta',1794955324167500);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',39,'answer','0 claim quebec',1794955325177493);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',40,'answer','1 claim great_britain',1794955326184632);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',41,'answer','2 claim iceland',1794955327193482);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',42,'answer','0 claim irkutsk',1794955328198300);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',43,'answer','1 claim afghanistan',1794955329216325);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',44,'answer','2 place alberta 1',1794955330227170);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',45,'answer','0 place siam 1',1794955331235187);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',1,'answer','? choose anglia',1794955331319138);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',2,'answer','? choose gaitulia',1794955331319138);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',3,'answer','? choose oricalcos',1794955331319138);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',4,'answer','? choose egypt',1794955331319138);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',5,'answer','? roll 2 3',1794955331319138);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',6,'answer','? choose babylonians',1794955331319138);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',7,'answer','1 choose celts',1794955331341178);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',8,'answer','0 choose greeks',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',9,'answer','? deal phoenicia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',10,'answer','? deal atlas',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',11,'answer','? deal oricalcos',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',12,'answer','? deal graecia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',13,'answer','? deal iberia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',14,'answer','? deal thracia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',15,'answer','? deal sarmatia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',16,'answer','? deal thule',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',17,'answer','? deal ionia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',18,'answer','? deal sumer',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',19,'answer','? deal anglia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',20,'answer','? deal tritonis',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',21,'answer','? deal dacia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',22,'answer','? deal varangia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',23,'answer','? deal babylon',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',24,'answer','? deal sicilia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',25,'answer','? deal hesperide',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',26,'answer','? deal apulia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',27,'answer','? deal caledonia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',28,'answer','? deal carthage',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',29,'answer','? deal sheba',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',30,'answer','? deal kush',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',31,'answer','? deal corsica',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',32,'answer','? deal anatolia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',33,'answer','? deal minoa',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',34,'answer','? deal gaul',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',35,'answer','? deal egypt',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',36,'answer','? deal parthia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',37,'answer','? deal poseidonis',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',38,'answer','? deal alemannia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',39,'answer','? deal galicia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',40,'answer','? deal roma',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',41,'answer','? deal gaitulia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',42,'answer','? deal nubia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',43,'answer','? deal cyrenaica',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',44,'answer','? deal dalmatia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',45,'answer','? deal cimmeria',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',46,'answer','? deal liguria',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',47,'answer','? deal rus',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',48,'answer','? deal scythia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',49,'answer','? deal hibernia',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',50,'answer','? deal assyria',1794955331346398);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',51,'answer','1 place carthage 1',1794955331354027);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',52,'answer','1 place varangia 1',1794955331356695);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',53,'answer','1 place iberia 1',1794955331359267);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',54,'answer','0 place minoa 2',1794955331363285);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',55,'answer','0 place kush 1',1794955331366254);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',56,'answer','1 place iberia 1',1794955331369413);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',57,'answer','1 place thule 1',1794955331372045);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',58,'answer','1 place carthage 1',1794955331374484);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',59,'answer','0 place minoa 2',1794955331378037);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',60,'answer','0 place caledonia 1',1794955331380651);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',61,'answer','1 place liguria 2',1794955331383795);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',62,'answer','1 place poseidonis 1',1794955331386355);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',63,'answer','0 place parthia 3',1794955331389464);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',64,'answer','1 place roma 1',1794955331392678);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',65,'answer','1 place carthage 2',1794955331395650);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',66,'answer','0 place sicilia 3',1794955331398918);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',67,'answer','1 place thule 3',1794955331402019);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',68,'answer','0 place scythia 3',1794955331405240);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',69,'answer','1 place varangia 1',1794955331408546);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',70,'answer','0 place parthia 1',1794955331411859);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',71,'answer','1 summon war cyrenaica',1794955331415300);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',72,'answer','1 build hibernia',1794955331418482);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',73,'answer','0 summon war caledonia',1794955331473061);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',74,'answer','0 build caledonia',1794955331526422);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',75,'answer','0 bid 3',1794955331529697);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',76,'answer','1 bid 3',1794955331592697);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',77,'answer','? roll 4 6',1794955331592697);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',78,'answer','1 token 1',1794955331604996);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',79,'answer','1 place cyrenaica 4',1794955331666651);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',80,'answer','1 summon sky gaul',1794955331678572);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',81,'answer','1 buy sky 1',1794955331696691);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',82,'answer','? miracle men_become_warriors_2',1794955331696691);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',83,'answer','1 invade thule alemannia',1794955331767067);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',84,'answer','1 attack thule alemannia 3',1794955331779591);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',85,'answer','0 defend 1',1794955331855615);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',86,'answer','? roll 6 1 2 2',1794955331855615);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',87,'answer','1 attack thule alemannia 3',1794955331963575);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',88,'answer','0 defend 1',1794955331987573);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',89,'answer','? roll 5 1 4 1',1794955331987573);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',90,'answer','1 attack thule alemannia 2',1794955332061829);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',91,'answer','? roll 5 2 2',1794955332061829);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',92,'answer','1 occupy 4',1794955332075686);
INSERT INTO "rows" VALUES('4ba8ac56334e5075',93,'answer','1 done',1794955332142937);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',46,'answer','1 place great_britain 1',1794955332275608);
INSERT INTO "rows" VALUES('72c0500341b07602',1,'answer','? deal china',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',2,'answer','? deal indonesia',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',3,'answer','? deal northern_europe',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',4,'answer','? deal alaska',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',5,'answer','? deal venezuela',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',6,'answer','? deal central_america',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',7,'answer','? deal iceland',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',8,'answer','? deal kamchatka',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',9,'answer','? deal peru',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',10,'answer','? deal argentina',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',11,'answer','? deal eastern_us',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',12,'answer','? deal middle_east',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',13,'answer','? deal southern_europe',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',14,'answer','? deal north_africa',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',15,'answer','? deal ontario',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',16,'answer','? deal western_us',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',17,'answer','? deal quebec',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',18,'answer','? deal western_australia',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',19,'answer','? deal madagascar',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',20,'answer','? deal japan',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',21,'answer','? deal northwest_territory',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',22,'answer','? deal new_guinea',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',23,'answer','? deal east_africa',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',24,'answer','? deal greenland',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',25,'answer','? deal western_europe',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',26,'answer','? deal ukraine',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',27,'answer','? deal brazil',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',28,'answer','? deal south_africa',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',29,'answer','? deal alberta',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',30,'answer','? deal egypt',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',31,'answer','? deal ural',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',32,'answer','? deal irkutsk',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',33,'answer','? deal yakutsk',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',34,'answer','? deal congo',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',35,'answer','? deal siberia',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',36,'answer','? deal siam',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',37,'answer','? deal india',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',38,'answer','? deal great_britain',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',39,'answer','? deal scandinavia',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',40,'answer','? deal afghanistan',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',41,'answer','? deal eastern_australia',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',42,'answer','? deal mongolia',1794955332293945);
INSERT INTO "rows" VALUES('72c0500341b07602',43,'answer','0 place south_africa 1',1794955332408037);
INSERT INTO "rows" VALUES('72c0500341b07602',44,'answer','1 place quebec 1',1794955332439566);
INSERT INTO "rows" VALUES('72c0500341b07602',45,'answer','0 place alaska 1',1794955332467580);
INSERT INTO "rows" VALUES('72c0500341b07602',46,'answer','1 place siberia 1',1794955332486278);
INSERT INTO "rows" VALUES('72c0500341b07602',47,'answer','0 place western_europe 1',1794955332511807);
INSERT INTO "rows" VALUES('72c0500341b07602',48,'answer','1 place indonesia 1',1794955332529349);
INSERT INTO "rows" VALUES('72c0500341b07602',49,'answer','0 place china 1',1794955332607882);
INSERT INTO "rows" VALUES('72c0500341b07602',50,'answer','1 place irkutsk 1',1794955332640338);
INSERT INTO "rows" VALUES('72c0500341b07602',51,'answer','0 place new_guinea 1',1794955332699902);
INSERT INTO "rows" VALUES('72c0500341b07602',52,'answer','1 place north_africa 1',1794955332712389);
INSERT INTO "rows" VALUES('72c0500341b07602',53,'answer','0 place ural 1',1794955332771809);
INSERT INTO "rows" VALUES('72c0500341b07602',54,'answer','1 place kamchatka 1',1794955332782585);
INSERT INTO "rows" VALUES('72c0500341b07602',55,'answer','0 place ural 1',1794955332833074);
INSERT INTO "rows" VALUES('72c0500341b07602',56,'answer','1 place kamchatka 1',1794955332850543);
INSERT INTO "rows" VALUES('72c0500341b07602',57,'answer','0 place ural 1',1794955332901569);
INSERT INTO "rows" VALUES('72c0500341b07602',58,'answer','1 place quebec 1',1794955332919993);
INSERT INTO "rows" VALUES('72c0500341b07602',59,'answer','0 place congo 1',1794955332956019);
INSERT INTO "rows" VALUES('72c0500341b07602',60,'answer','1 place venezuela 1',1794955332970521);
INSERT INTO "rows" VALUES('72c0500341b07602',61,'answer','0 place afghanistan 1',1794955333027236);
INSERT INTO "rows" VALUES('72c0500341b07602',62,'answer','1 place irkutsk 1',1794955333046701);
INSERT INTO "rows" VALUES('72c0500341b07602',63,'answer','0 place argentina 1',1794955333092000);
INSERT INTO "rows" VALUES('72c0500341b07602',64,'answer','1 place great_britain 1',1794955333107727);
INSERT INTO "rows" VALUES('72c0500341b07602',65,'answer','0 place argentina 1',1794955333165395);
INSERT INTO "rows" VALUES('72c0500341b07602',66,'answer','1 place siberia 1',1794955333187876);
INSERT INTO "rows" VALUES('72c0500341b07602',67,'answer','0 place madagascar 1',1794955333240590);
INSERT INTO "rows" VALUES('72c0500341b07602',68,'answer','1 place indonesia 1',1794955333255865);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',47,'answer','2 place alberta 1',1794955333307548);
INSERT INTO "rows" VALUES('72c0500341b07602',69,'answer','0 place iceland 1',1794955333318938);
INSERT INTO "rows" VALUES('72c0500341b07602',70,'answer','1 place ukraine 1',1794955333367661);
INSERT INTO "rows" VALUES('72c0500341b07602',71,'answer','0 place alaska 1',1794955333421758);
INSERT INTO "rows" VALUES('72c0500341b07602',72,'answer','1 place great_britain 1',1794955333448464);
INSERT INTO "rows" VALUES('72c0500341b07602',73,'answer','0 place india 1',1794955333503966);
INSERT INTO "rows" VALUES('72c0500341b07602',74,'answer','1 place east_africa 1',1794955333520654);
INSERT INTO "rows" VALUES('72c0500341b07602',75,'answer','0 place iceland 1',1794955333584372);
INSERT INTO "rows" VALUES('72c0500341b07602',76,'answer','1 place great_britain 1',1794955333603786);
INSERT INTO "rows" VALUES('72c0500341b07602',77,'answer','0 place madagascar 1',1794955333656287);
INSERT INTO "rows" VALUES('72c0500341b07602',78,'answer','1 place alberta 1',1794955333712543);
INSERT INTO "rows" VALUES('72c0500341b07602',79,'answer','0 place new_guinea 1',1794955333727894);
INSERT INTO "rows" VALUES('72c0500341b07602',80,'answer','1 place siberia 1',1794955333743565);
INSERT INTO "rows" VALUES('72c0500341b07602',81,'answer','0 place madagascar 1',1794955333789476);
INSERT INTO "rows" VALUES('72c0500341b07602',82,'answer','1 place north_africa 1',1794955333827248);
INSERT INTO "rows" VALUES('72c0500341b07602',83,'answer','0 place iceland 1',1794955333873578);
INSERT INTO "rows" VALUES('72c0500341b07602',84,'answer','1 place north_africa 1',1794955333887862);
INSERT INTO "rows" VALUES('72c0500341b07602',85,'answer','0 place congo 1',1794955333934997);
INSERT INTO "rows" VALUES('72c0500341b07602',86,'answer','1 place east_africa 1',1794955333959730);
INSERT INTO "rows" VALUES('72c0500341b07602',87,'answer','0 place madagascar 1',1794955334005012);
INSERT INTO "rows" VALUES('72c0500341b07602',88,'answer','1 place kamchatka 1',1794955334019661);
INSERT INTO "rows" VALUES('72c0500341b07602',89,'answer','0 place southern_europe 1',1794955334071561);
INSERT INTO "rows" VALUES('72c0500341b07602',90,'answer','1 place ukraine 1',1794955334118157);
INSERT INTO "rows" VALUES('72c0500341b07602',91,'answer','0 place new_guinea 1',1794955334187147);
INSERT INTO "rows" VALUES('72c0500341b07602',92,'answer','1 place eastern_us 1',1794955334263622);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',48,'answer','0 place siam 1',1794955334331170);
INSERT INTO "rows" VALUES('72c0500341b07602',93,'answer','0 place ural 1',1794955334459646);
INSERT INTO "rows" VALUES('72c0500341b07602',94,'answer','1 place quebec 1',1794955334466956);
INSERT INTO "rows" VALUES('72c0500341b07602',95,'answer','0 place southern_europe 4',1794955334587960);
INSERT INTO "rows" VALUES('72c0500341b07602',96,'answer','1 place scandinavia 1',1794955334648070);
INSERT INTO "rows" VALUES('72c0500341b07602',97,'answer','1 place central_america 1',1794955334661350);
INSERT INTO "rows" VALUES('72c0500341b07602',98,'answer','0 attack congo north_africa 1',1794955334776196);
INSERT INTO "rows" VALUES('72c0500341b07602',99,'answer','1 defend 2',1794955334888656);
INSERT INTO "rows" VALUES('72c0500341b07602',100,'answer','? roll 6 6 2',1794955334888656);
INSERT INTO "rows" VALUES('72c0500341b07602',101,'answer','0 attack afghanistan middle_east 1',1794955334948184);
INSERT INTO "rows" VALUES('72c0500341b07602',102,'answer','? roll 6 5',1794955334948184);
INSERT INTO "rows" VALUES('72c0500341b07602',103,'answer','0 attack new_guinea eastern_australia 1',1794955335019250);
INSERT INTO "rows" VALUES('72c0500341b07602',104,'answer','? roll 6 1',1794955335019250);
INSERT INTO "rows" VALUES('72c0500341b07602',105,'answer','0 occupy 2',1794955335057110);
INSERT INTO "rows" VALUES('72c0500341b07602',106,'answer','0 attack alaska kamchatka 2',1794955335064753);
INSERT INTO "rows" VALUES('72c0500341b07602',107,'answer','1 defend 2',1794955335074743);
INSERT INTO "rows" VALUES('72c0500341b07602',108,'answer','? roll 5 6 5 4',1794955335074743);
INSERT INTO "rows" VALUES('72c0500341b07602',109,'answer','0 attack afghanistan ukraine 1',1794955335126416);
INSERT INTO "rows" VALUES('72c0500341b07602',110,'answer','1 defend 2',1794955335143660);
INSERT INTO "rows" VALUES('72c0500341b07602',111,'answer','? roll 6 3 2',1794955335143660);
INSERT INTO "rows" VALUES('72c0500341b07602',112,'answer','0 attack southern_europe northern_europe 3',1794955335188671);
INSERT INTO "rows" VALUES('72c0500341b07602',113,'answer','? roll 5 1 3 2',1794955335188671);
INSERT INTO "rows" VALUES('72c0500341b07602',114,'answer','0 attack china mongolia 1',1794955335245871);
INSERT INTO "rows" VALUES('72c0500341b07602',115,'answer','? roll 3 6',1794955335245871);
INSERT INTO "rows" VALUES('72c0500341b07602',116,'answer','0 attack southern_europe egypt 2',1794955335257995);
INSERT INTO "rows" VALUES('72c0500341b07602',117,'answer','? roll 1 1 2',1794955335257995);
INSERT INTO "rows" VALUES('72c0500341b07602',118,'answer','0 attack southern_europe ukraine 2',1794955335319840);
INSERT INTO "rows" VALUES('72c0500341b07602',119,'answer','? roll 2 3 1',1794955335319840);
INSERT INTO "rows" VALUES('72c0500341b07602',120,'answer','0 done',1794955335329077);
INSERT INTO "rows" VALUES('72c0500341b07602',121,'answer','? draw afghanistan',1794955335329077);
INSERT INTO "rows" VALUES('72c0500341b07602',122,'answer','0 fortify afghanistan china 1',1794955335337579);
INSERT INTO "rows" VALUES('72c0500341b07602',123,'answer','1 place eastern_us 4',1794955335348091);
INSERT INTO "rows" VALUES('72c0500341b07602',124,'answer','0 place northern_europe 1',1794955335397883);
INSERT INTO "rows" VALUES('72c0500341b07602',125,'answer','0 place siam 1',1794955335458179);
INSERT INTO "rows" VALUES('4978a53dbb7aaefd',49,'answer','1 place middle_east 1',1794955335473894);
INSERT INTO "rows" VALUES('72c0500341b07602',126,'answer','1 attack siberia china 3',1794955335481288);
INSERT INTO "rows" VALUES('72c0500341b07602',127,'answer','? roll 3 5 6 2',1794955335481288);
INSERT INTO "rows" VALUES('72c0500341b07602',128,'answer','1 attack north_africa congo 3',1794955335487816);
INSERT INTO "rows" VALUES('72c0500341b07602',129,'answer','? roll 3 3 5 4',1794955335487816);
INSERT INTO "rows" VALUES('72c0500341b07602',130,'answer','1 attack siberia china 3',1794955335499398);
INSERT INTO "rows" VALUES('72c0500341b07602',131,'answer','? roll 2 3 4 1',1794955335499398);
INSERT INTO "rows" VALUES('72c0500341b07602',132,'answer','1 done',1794955335513489);
INSERT INTO "rows" VALUES('72c0500341b07602',133,'answer','? draw siam',1794955335513489);
INSERT INTO "rows" VALUES('72c0500341b07602',134,'answer','1 done',1794955335520250);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	opening TEXT NOT NULL, 
	created BIGINT NOT NULL, 
	over BOOLEAN NOT NULL, 
	wakeful BOOLEAN NOT NULL, rematch TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('b2e4e8af12057186','{"mode":"sv2000.conquest","house":{},"names":["Ada","Bruno","Cleo"],"players":["person","person","recruit"],"clock":0,"pace":0,"chat":true,"dice":"program","seed":"c641d2daacbb14565409ecc2dd10107d12a60582c069e59956e0560f5ab9e4ab","undo":true,"resigned":"computer"}',1794955284018952,0,0,'');
INSERT INTO "tables" VALUES('4978a53dbb7aaefd','{"mode":"de2004.liberation","house":{},"names":["Player 1","Player 2","Player 3"],"players":["recruit","recruit","captain"],"clock":0,"pace":1000,"chat":true,"dice":"program","seed":"b7b78766c2a96fb8f6d36ea3225a4dc361bf39e2e4a15f4b3f193b885e407cea","undo":true,"resigned":"computer"}',1794955287170987,0,1,'');
INSERT INTO "tables" VALUES('4ba8ac56334e5075','{"mode":"nl2004.godstorm","house":{},"names":["Player 1","Player 2"],"players":["person","person"],"clock":0,"pace":0,"chat":true,"dice":"program","seed":"2bf06bfb66569b28931bd15aa8985d9a5892fcae7c2aab697d5481dc7c17b44f","undo":true,"resigned":"computer"}',1794955331318564,0,0,'');
INSERT INTO "tables" VALUES('72c0500341b07602','{"mode":"sv2000.conquest","house":{"turn_limit":"1"},"names":["Player 1","Player 2"],"players":["person","recruit"],"clock":0,"pace":0,"chat":true,"dice":"program","seed":"20943044e9734d59aa0d07ba27e2f019ba6094f918688fb97d54fb124e43d22e","undo":true,"resigned":"computer"}',1794955332293271,1,0,'');
CREATE INDEX tables_to_do ON tables (over, wakeful);
CREATE INDEX links_of_role ON links ("table", seat);
CREATE INDEX holds_by_link ON holds (link);
COMMIT;
