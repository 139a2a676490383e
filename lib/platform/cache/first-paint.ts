import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HINT_COOKIE } from "@/lib/hint-cookie";
import { heldPicture } from "./opening-pictures";
import { openStylesheet, type Stylesheet } from "./used-styles";

const STATIC = "/_next/";
const SHEET = /<link rel="stylesheet" href="(\/_next\/[\w./-]+\.css)" data-precedence="[\w-]+"\/>/g;
const SCRIPT = /<script src="(\/_next\/[\w./~-]+\.js)" async=""><\/script>/g;
const SCRIPT_PRELOAD =
  /<link rel="preload" as="script" (fetchPriority="low" href="\/_next\/[\w./~-]+\.js"\/>)/g;

/** What phones show first (`PhoneSource` in components/assets/picture.tsx). */
const PHONE_SOURCE =
  /(<source media="\(max-width: 600px\)" type="image\/avif" srcSet=")(\/files\/[\w./-]+)"/g;

/** Next's data of the page as it stands in the HTML: its opening, and pieces of text. */
const DATA =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)|self\.__next_f\.push\(\[1,"[^"\\]*(?:\\.[^"\\]*)*"\]\))<\/script>/g;
/** A piece of bytes, which is not asked for anew. */
const BINARY_DATA = "self.__next_f.push([3";

/** The header that says of a page and of its data which of its versions they are. */
export const PAGE_VERSION = "x-page-version";

/** The build that the data is of, as it stands in a piece. */
const BUILD = /\\"b\\":\\"([\w-]+)\\"/;

/** The file of a face for whole pages, not for single letters. */
const FACE = /@font-face\{(?![^}]*unicode-range)[^}]*?url\("?([^")]+)"?\)/g;

/** Under it the browser remembers which stylesheet's fonts it holds. Named in the cookie policy's list. */
const FONTS_KEPT = "fivewire.fonts";

/** In the head: fonts that an earlier page fetched are there from the first paint. */
const FACES = `\
try{(function(n,s){if(localStorage.getItem("${FONTS_KEPT}")!==n.dataset.faces)return;\
s.textContent=n.textContent.slice("<style>".length,-"</style>".length);n.after(s)})\
(document.currentScript.previousElementSibling,document.createElement("style"))}catch(e){}`;

/**
 * Parts with the class `later` are not in the way of the first paint. The loader lets them go right after it, one at a
 * time, so that searching, printing and pictures of the whole page never meet an empty place.
 */
const LATER =
  "<style data-later>@layer base{.later{content-visibility:auto;contain-intrinsic-height:auto 20rem;overflow-clip-margin:1rem}}</style>";

/**
 * Pictures (and a film's) further down that come before the reader does, once scripts and fonts are there: as many as
 * a directory shows. Not those of closed tabs, and none for who saves data.
 */
const PICTURES_AHEAD = 30;

/** Milliseconds after the first paint at which the scripts run for a reader who has done nothing. */
const QUIET = 5000;

/**
 * At the end: runs the scripts and brings the whole stylesheet with its fonts at the reader's first sign of life (a
 * touch, a move, a key, a scroll), at once for who is signed in and in a tab nobody sees, else after a quiet while.
 * Until then, once all pictures are there, they and the page's data are fetched ahead without being read, and what
 * waits by `LATER` is drawn. Without the data nothing runs, and the next sign asks for it again; data of another build
 * is for other scripts, so the page is loaded anew, once. So is a page that changed before its data came, up to three
 * times (a count in the history's entry): React would find other words than it expects. The scripts are written anew,
 * each in its place and in a task of its own, their addresses to the letter (chunks are known by them): one that was
 * read as data never runs. A button pressed before React has taken it over is pressed again when it has. One that sends
 * a form did so by itself, but for `data-press-late` forms, which only lead to sign in.
 */
const LOADER = `\
(function(d){
var signs=["pointermove","pointerdown","touchstart","wheel","scroll","keydown","focusin","beforeprint"],how={capture:true,passive:true},me=d.currentScript,pressed=[],painted,wanted,started,asked,data,version,coming=0;
function signedIn(){return /(^|; )${HINT_COOKIE}=/.test(d.cookie)}
function live(e){return Object.keys(e).some(function(k){return k.indexOf("__reactProps")===0})}
function early(e){
var b=e.target.closest&&e.target.closest("button");
if(!b||live(b))return;
if(b.form&&b.type==="submit"){if(!b.form.hasAttribute("data-press-late")||!signedIn())return;e.preventDefault()}
if(pressed.indexOf(b)<0)pressed.push(b)}
function again(left){
pressed=pressed.filter(function(b){if(!live(b))return b.isConnected;b.click()});
if(left&&(pressed.length||!live(d.body)))setTimeout(again,50,left-1);else d.removeEventListener("click",early,true)}
function kept(l){d.fonts.ready.then(function(){localStorage.setItem("${FONTS_KEPT}",l.getAttribute("href"))}).catch(function(){})}
function each(what,act){d.querySelectorAll(what).forEach(function(e){setTimeout(act,0,e)})}
function read(){
if(!data)data=fetch(location.pathname+location.search+(location.search?"&":"?")+"_rsc",{headers:{rsc:"1"}}).then(function(r){if(!/component/.test(r.headers.get("content-type")))throw r;version=r.headers.get("${PAGE_VERSION}");return r.text()});
return data}
function failed(){data=started=0}
function unfold(){
var e=d.querySelector(".later");
if(!e)return d.querySelector("style[data-later]").remove();
e.classList.remove("later");
setTimeout(unfold,30)}
function pictures(left){
if(coming&&left)return setTimeout(pictures,50,left-1);
if((navigator.connection||{}).saveData)return;
[].filter.call(d.querySelectorAll('[loading="lazy"]'),function(i){return i.checkVisibility&&i.checkVisibility()}).slice(0,${PICTURES_AHEAD}).forEach(function(i){i.decoding="sync";i.setAttribute("loading","eager")})}
function came(){coming--}
function ahead(){
if(asked)return;
asked=1;
setTimeout(unfold,100);
setTimeout(pictures,100,100);
read().catch(failed);
each('link[data-late],link[data-ahead],script[type="late"]',function(e){
var l=d.createElement("link");
l.rel=started?"preload":"prefetch";l.as=e.localName==="script"?"script":e.getAttribute("as")||"style";
if(l.as==="font")l.crossOrigin="";
l.href=e.getAttribute("href")||e.getAttribute("src");
l.onload=l.onerror=came;coming++;
d.head.append(l)})}
function count(n){history.replaceState(Object.assign({},history.state,{again:n}),"");return n}
function anew(){
var n=(history.state||{}).again||0;
if(!version||version===me.dataset.version||n>2)return n&&count(0);
count(n+1);location.reload();return 1}
function run(text){
if(text.indexOf(me.dataset.build)<0)return performance.getEntriesByType("navigation")[0].type==="reload"||location.reload();
if(anew())return;
signs.forEach(function(s){removeEventListener(s,sign,how)});
self.__next_f=[[0],[1,text]];
each("link[data-late]",function(l){
if(l.dataset.late==="stylesheet")l.onload=function(){setTimeout(kept,500,l)};
l.rel=l.dataset.late;l.removeAttribute("data-late")});
each('script[type="late"]',function(s){var c=d.createElement("script");c.async=true;c.src=s.getAttribute("src");s.replaceWith(c)});
again(1200)}
function start(){
if(started)return;
started=1;
ahead();
read().then(run,failed)}
function sign(){wanted=1;if(painted)start()}
function paint(){
if(painted)return;
painted=1;
if(wanted||signedIn())return start();
if(d.readyState==="complete")ahead();else addEventListener("load",ahead);
setTimeout(start,${QUIET})}
d.addEventListener("click",early,true);
signs.forEach(function(s){addEventListener(s,sign,how)});
if(d.visibilityState==="hidden")return start();
try{new PerformanceObserver(function(e,o){if(e.getEntriesByName("first-contentful-paint").length){o.disconnect();paint()}}).observe({type:"paint",buffered:true})}catch(e){}
setTimeout(paint,3000)
})(document)`;

const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** What a rewritten page's policy must allow. */
export const FIRST_PAINT_HASHES = [sha256(FACES), sha256(LOADER)];

/**
 * Lets a page's words be painted from its HTML alone: the rules it uses stand in it, the whole stylesheet and the
 * scripts come after the first paint (docs/decisions/007). What Next wrote in another way than we know stays as it
 * is; so does a page without words of its own. Without scripts nothing is missing: the page's own rules are there.
 */
export class FirstPaint {
  readonly #distDir: string;
  readonly #sheets = new Map<string, Stylesheet | null>();

  constructor(distDir: string) {
    this.#distDir = distDir;
  }

  /**
   * The page's HTML, rewritten, with a policy that must allow the two scripts; null where it stays as it is. `version`
   * is what the page and its data answer in `PAGE_VERSION`.
   */
  rewrite(html: string, version: string): string | null {
    const hrefs = [...html.matchAll(SHEET)].map(([, href = ""]) => href);
    const sheets = hrefs.map((href) => this.#open(href));
    if (sheets.length === 0 || sheets.includes(null) || !html.includes("</body>")) return null;
    const [, build] = BUILD.exec(html) ?? [];
    if (!build || html.includes(BINARY_DATA)) return null;
    let at = 0;
    return html
      .replace(SHEET, (_, href: string) => {
        const { rules, faces } = sheets[at++]?.usedBy(html) ?? { rules: "", faces: "" };
        return [
          `<style>${rules}</style>${LATER}`,
          `<noscript data-faces="${href}"><style>${faces}</style></noscript><script>${FACES}</script>`,
          `<link data-late="stylesheet" href="${href}" data-precedence="next"/>`,
          [...faces.matchAll(FACE)].map(([, file]) => `<link data-ahead as="font" href="${file}"/>`).join(""),
        ].join("");
      })
      .replace(DATA, "")
      .replace(PHONE_SOURCE, (whole, start: string, url: string) => {
        const picture = heldPicture(url);
        return picture ? `${start}data:image/avif;base64,${picture}"` : whole;
      })
      .replace(SCRIPT, '<script src="$1" type="late"></script>')
      .replace(SCRIPT_PRELOAD, '<link data-late="preload" as="script" $1')
      .replace(
        "</body>",
        () => `<script data-build="${build}" data-version="${version}">${LOADER}</script></body>`,
      );
  }

  #open(href: string): Stylesheet | null {
    const known = this.#sheets.get(href);
    if (known !== undefined) return known;
    const sheet = read(join(this.#distDir, href.slice(STATIC.length)), href);
    this.#sheets.set(href, sheet);
    return sheet;
  }
}

function read(file: string, href: string): Stylesheet | null {
  try {
    return openStylesheet(readFileSync(file, "utf8"), href);
  } catch {
    return null;
  }
}
