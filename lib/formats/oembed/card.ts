import type { EmbedView } from "@/lib/domain/discovery/syndication/schema";
import { isNewsroom, lineOf, pictureOf } from "@/lib/domain/profiles/profiles/identity";
import { accentOf, parseUserType } from "@/lib/domain/vocabulary/user-type/user-type";
import { xml } from "@/lib/formats/feeds/xml";
import { PRODUCT_NAME } from "@/lib/product";
import { dayIn } from "@/lib/utils/dates";

/** These are the look's colours. The card uses the reader's own fonts, so that it weighs nothing. */
export const cardStyle = `:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#1b1814;--ink2:#4a443a;--ink3:#676053;--rule:#ddd5c5;--accent:#1b1814}
.press{--accent:#1d4f91}.brand{--accent:#ab3418}.source{--accent:#1b6745}.paid{--accent:#66399b}
@media(prefers-color-scheme:dark){:root{--paper:#15181c;--ink:#f0eade;--ink2:#c6bfb2;--ink3:#9d978b;--rule:#2d3239;--accent:#f0eade}
.press{--accent:#8fb8f0}.brand{--accent:#ff9d86}.source{--accent:#7ecba4}.paid{--accent:#c6a9f2}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
main{border:1px solid var(--rule);border-top:4px solid var(--accent);padding:18px 20px 14px;min-height:100vh;display:flex;flex-direction:column}
header{display:flex;gap:14px;align-items:center}img{width:52px;height:52px;border-radius:50%;flex:none;object-fit:cover}img.logo{border-radius:6px;background:#fff}
h1{font:600 1.3rem/1.2 Georgia,"Times New Roman",serif;margin:0}p{margin:2px 0 0;font-size:.875rem;color:var(--ink2)}
h1,h2,p{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
ul{list-style:none;margin:14px 0 0;padding:0}li{border-top:1px solid var(--rule);padding:11px 0}
h2{font:600 1rem/1.35 Georgia,"Times New Roman",serif;margin:0}time{font-size:.8125rem;color:var(--ink3)}
a{color:inherit;text-decoration:none}a:hover{text-decoration:underline}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
footer{margin-top:auto;padding-top:12px;font-size:.8125rem;color:var(--accent)}footer a{display:inline-block;padding:6px 0}`;

const away = { target: "_blank", rel: "noopener" };

/** Writes a profile's card for other sites as a whole document without scripts: who it is, and its newest news. */
export function writeCard({ profile, releases }: EmbedView, origin: string): string {
  const { name, url, verified, userType } = profile;
  const picture = pictureOf(profile);
  const kind = parseUserType(userType);
  const link = (path: string) => ({ href: `${origin}${path}`, ...away });
  const body = xml(
    "main",
    { class: kind ? accentOf(kind) : null },
    xml(
      "header",
      {},
      picture
        ? xml("img", {
            ...{ src: `${origin}${picture}`, alt: "", width: 52, height: 52 },
            class: isNewsroom(profile) ? "logo" : null,
          })
        : null,
      xml(
        "div",
        {},
        xml("h1", {}, xml("a", link(url), xml("bdi", {}, name))),
        xml("p", {}, [verified ? "Verified" : "", lineOf(profile)].filter(Boolean).join(" | ") || " "),
      ),
    ),
    releases.length > 0
      ? xml(
          "ul",
          {},
          releases.map((release) =>
            xml(
              "li",
              {},
              xml("h2", {}, xml("a", link(release.url), xml("bdi", {}, release.title))),
              xml("time", { datetime: release.liveAt }, dayIn(release.liveAt, release.timeZone)),
            ),
          ),
        )
      : null,
    xml(
      "footer",
      {},
      xml("a", link(url), `${isNewsroom(profile) ? "Newsroom" : "Profile"} on ${PRODUCT_NAME}`),
    ),
  );
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    xml("title", {}, `${name} on ${PRODUCT_NAME}`).markup,
    `<style>${cardStyle}</style>`,
  ];
  return `<!doctype html>\n<html lang="en"><head>${head.join("")}</head><body>${body.markup}</body></html>\n`;
}
