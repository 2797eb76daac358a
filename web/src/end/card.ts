// The result as a picture that can be sent: drawn by us, with the page's own letters.
import type { Paint } from "../lib/palette";

export interface Card {
  title: string;
  why: string;
  game: string;
  paint: Paint;
  places: { place: number; name: string; figures: string; paint: Paint }[];
}

const [WIDTH, HEIGHT, BAND] = [1200, 630, 250];
const INK = { paper: "#fdfaf2", dark: "#1e2a2f", soft: "#566366", gold: "#f0c65a" };
const letters =
  (family: string, fallback: string) =>
  (size: number, weight = 600) =>
    `${weight} ${size}px ${family}, ${fallback}`;
const display = letters("Fraunces", "Georgia, serif");
const plain = letters("Figtree", "system-ui, sans-serif");

/** The picture as a file, null where it can't be drawn. */
export async function pictureOf(card: Card): Promise<File | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  draw(pen, card);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return blob && new File([blob], "feldherr.png", { type: "image/png" });
}

/** Let the browser save it. */
export function saved(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function draw(pen: CanvasRenderingContext2D, card: Card): void {
  pen.fillStyle = INK.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = card.paint.fill;
  pen.fillRect(0, 0, WIDTH, BAND);
  pen.fillStyle = INK.gold;
  pen.fillRect(0, BAND, WIDTH, 8);
  pen.textAlign = "center";
  pen.fillStyle = card.paint.ink;
  pen.font = display(92);
  pen.fillText(card.title, WIDTH / 2, 130, WIDTH - 120);
  pen.font = plain(32, 500);
  pen.fillText(card.why, WIDTH / 2, 198, WIDTH - 120);
  pen.textAlign = "left";
  card.places.slice(0, 6).forEach((place, i) => row(pen, place, 310 + i * Math.min(70, 260 / card.places.length)));
  foot(pen, card.game);
}

function row(pen: CanvasRenderingContext2D, { place, name, figures, paint }: Card["places"][number], y: number): void {
  pen.fillStyle = INK.soft;
  pen.font = display(34);
  pen.fillText(`${place}`, 90, y + 12);
  pen.beginPath();
  pen.arc(164, y, 20, 0, 2 * Math.PI);
  pen.fillStyle = paint.fill;
  pen.fill();
  pen.fillStyle = paint.ink;
  pen.font = plain(22);
  pen.textAlign = "center";
  pen.fillText(paint.mark, 164, y + 8);
  pen.textAlign = "left";
  pen.fillStyle = INK.dark;
  pen.font = plain(34);
  pen.fillText(name, 204, y + 12, 520);
  pen.fillStyle = INK.soft;
  pen.font = plain(28, 500);
  pen.textAlign = "right";
  pen.fillText(figures, WIDTH - 90, y + 12, 420);
  pen.textAlign = "left";
}

function foot(pen: CanvasRenderingContext2D, game: string): void {
  pen.font = display(30);
  pen.fillStyle = "#14594a";
  pen.fillText("Feldherr", 90, HEIGHT - 30);
  pen.font = plain(26, 500);
  pen.fillStyle = INK.soft;
  pen.textAlign = "right";
  pen.fillText(game, WIDTH - 90, HEIGHT - 30, 700);
}
