// How feelings are shown.
export const REACTIONS: Record<string, string> = { applause: "👏", laugh: "😄", surprise: "😮", anger: "😠", sorrow: "😢", thanks: "🙏" };
