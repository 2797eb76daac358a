// Whose turn it is, where you see it without looking at the page: on its tab, and on the app's icon.

/** Say on the tab what is going on at the table ("" for nothing), and mark the tab and the icon if it waits for this device. */
export function tell(yours: boolean, text: string): void {
  document.title = [yours ? "●" : "", text, text ? "·" : "", "Feldherr"].filter(Boolean).join(" ");
  if (!("setAppBadge" in navigator)) return;
  (yours ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => undefined); // where the page is not installed
}
