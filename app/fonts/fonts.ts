import localFont from "next/font/local";

// subset.py cuts these from @fontsource-variable: the faces that a page loads weigh under 130 kB together. Next names
// each face after its constant, so never use a generic family's name, which systems know by themselves.
const webNewsreader = localFont({
  src: [
    { path: "./newsreader.woff2", weight: "400 640", style: "normal" },
    { path: "./newsreader-italic.woff2", weight: "400 640", style: "italic" },
  ],
  variable: "--font-newsreader",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  fallback: ["Newsreader near", "Georgia", "serif"],
});

const webInter = localFont({
  src: [{ path: "./inter.woff2", weight: "400 700", style: "normal" }],
  variable: "--font-inter",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  fallback: ["Inter near", "system-ui", "sans-serif"],
});

// These come before the main faces in the stack; the range leaves them unloaded until a name needs one of the letters.
const webNewsreaderExtended = localFont({
  src: "./newsreader-ext.woff2",
  variable: "--font-newsreader-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E9E" },
  ],
});

const webInterExtended = localFont({
  src: "./inter-ext.woff2",
  variable: "--font-inter-ext",
  weight: "400 700",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+1E9E" },
  ],
});

/** The class names define the font variables that `--font-serif` and `--font-sans` are made of. */
export const fontVariables = [webNewsreader, webInter, webNewsreaderExtended, webInterExtended]
  .map((font) => font.variable)
  .join(" ");
