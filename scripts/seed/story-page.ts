import { people, type SeedStory } from "./content";
import { outletOf } from "./outlets";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const STYLE = `
:root{color-scheme:light dark;--paper:#faf7f1;--ink:#1b1814;--grey:#676053;--rule:#ddd5c6}
@media (prefers-color-scheme:dark){:root{--paper:#16181b;--ink:#f0eade;--grey:#9d978b;--rule:#34373c}}
body{margin:0;background:var(--paper);color:var(--ink);font:19px/1.6 Newsreader,Georgia,"Times New Roman",serif}
main{max-width:42rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
.outlet{border-bottom:2px solid var(--ink);padding-bottom:.75rem;margin:0 0 3rem;font-size:1.15rem;font-weight:560}
h1{font-size:clamp(2rem,6vw,3rem);line-height:1.08;letter-spacing:-.02em;font-weight:520;margin:0 0 1rem;text-wrap:balance}
.dek{font-size:1.2rem;color:var(--grey);margin:0 0 1.5rem;text-wrap:pretty}
.by,.note{font:13px/1.5 Inter,system-ui,sans-serif;color:var(--grey)}
.by{margin:0 0 2.5rem}
.note{border-top:1px solid var(--rule);margin-top:3rem;padding-top:1rem}`;

/**
 * Draws a demo story's page: plain HTML without scripts or pictures, as the app's strictest policy allows. Its title,
 * description and site name are in the tags that a link preview reads.
 */
export function drawStoryPage({ outlet, author, title, description, paragraphs }: SeedStory): string {
  const { name } = outletOf(outlet);
  const writer = people.find(({ key }) => key === author)?.person ?? "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(name)}</title>
<meta name="description" content="${escaped(description)}">
<meta property="og:type" content="article">
<meta property="og:title" content="${escaped(title)}">
<meta property="og:description" content="${escaped(description)}">
<meta property="og:site_name" content="${escaped(name)}">
<style>${STYLE}
</style>
</head>
<body>
<main>
<p class="outlet">${escaped(name)}</p>
<h1>${escaped(title)}</h1>
<p class="dek">${escaped(description)}</p>
<p class="by">By ${escaped(writer)}</p>
${paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join("\n")}
<p class="note">This page belongs to the demo. The outlet, the people and the events on it are invented.</p>
</main>
</body>
</html>
`;
}
