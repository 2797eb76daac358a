// The colours of continents before anybody stands on them.
export const COLOURS = ["#e0b955", "#d0836a", "#84b07f", "#7d9ec6", "#ab8dbd", "#cfa27a", "#82b5b0", "#bdb46c", "#c58899", "#98b568"];
