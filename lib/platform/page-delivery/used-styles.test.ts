import { describe, expect, it } from "vitest";
import { openStylesheet } from "./used-styles";

const usedBy = (css: string, html: string) => openStylesheet(css, "/_next/static/chunks/a.css").usedBy(html);

describe("openStylesheet", () => {
  it("keeps what an element of the page asks for, in its order and its groups, and leaves out the rest", () => {
    const css =
      "@layer base{body{margin:0}}@layer components;@layer utilities{.a{color:red}.b{color:blue}@media (width>=40rem){.md\\:c{top:0}.d{top:1px}}}";
    expect(usedBy(css, '<p class="a md:c">x</p>')).toBe(
      "@layer base{body{margin:0}}@layer components;@layer utilities{.a{color:red}@media (width>=40rem){.md\\:c{top:0}}}",
    );
  });

  it("reads escaped names: brackets, commas, numbers and letters by their code", () => {
    const css =
      ".grid-cols-\\[84px_minmax\\(0\\,1fr\\)\\]{a:b}.mt-1\\.5{c:d}.\\32 xl{e:f}.\\[\\&_img\\]\\:w img{g:h}.un-\\[used\\]{i:j}";
    const html = '<i class="grid-cols-[84px_minmax(0,1fr)] mt-1.5 2xl [&amp;_img]:w"></i>';
    expect(usedBy(css, html)).toBe(css.replace(".un-\\[used\\]{i:j}", ""));
  });

  it("keeps a selector of a list alone, and asks nothing of what a selector excludes or looks into", () => {
    const css = ".a,.z{b:c}.a:not(.z),.a:is(.z,.y){d:e}.a:has(.z:not(.y)){f:g}.a[data-x='.z']{h:i}.a .z{j:k}";
    expect(usedBy(css, '<i class="a"></i>')).toBe(
      ".a{b:c}.a:not(.z),.a:is(.z,.y){d:e}.a:has(.z:not(.y)){f:g}.a[data-x='.z']{h:i}",
    );
  });

  it("keeps keyframes and registered properties where they are used", () => {
    const css =
      "@property --tw-a{syntax:'*'}@property --tw-b{syntax:'*'}@keyframes spin{to{rotate:1turn}}@keyframes pop{to{top:0}}.a{--tw-a:1;animation:spin 1s}.b{--tw-b:1;animation:pop 1s}";
    const rules = usedBy(css, '<i class="a"></i>');
    expect(rules).toContain("--tw-a{");
    expect(rules).toContain("@keyframes spin");
    expect(rules).not.toMatch(/--tw-b|pop/);
  });

  it("leaves web fonts to the whole sheet; local ones stay with the rules", () => {
    const css =
      '@font-face{font-family:web;src:url(../media/a.woff2)format("woff2")}@font-face{font-family:near;src:local("Arial")}';
    expect(usedBy(css, "<p>x</p>")).toBe('@font-face{font-family:near;src:local("Arial")}');
  });

  it("cannot end the element it is written into", () => {
    expect(usedBy('p:after{content:"</style><script>"}', "<p></p>")).not.toContain("</");
  });
});
