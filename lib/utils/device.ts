/** The first match counts, because most browsers name others beside themselves. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|OPT)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+ .*Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const firstFit = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** A session's device as its owner recognises it, "Firefox on Linux", from what the browser calls itself. */
export function describeDevice(kind: "browser" | "api", userAgent: string | null): string {
  if (kind === "api") return "API client";
  const browser = firstFit(BROWSERS, userAgent ?? "") ?? "A browser";
  const system = firstFit(SYSTEMS, userAgent ?? "");
  return system ? `${browser} on ${system}` : browser;
}
