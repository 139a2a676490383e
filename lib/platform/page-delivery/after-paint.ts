/** These tags start Next's scripts early: those that load them, and those that announce them. */
const SCRIPT_TAG =
  /<link rel="preload" as="script"[^>]* href="\/_next\/[^"]*"\/>|<script src="\/_next\/[^"]*" async=""><\/script>/g;
const END = "</body>";

/** Appends the tags of the template before it once the first screen and its pictures are painted, or after a second. */
export const AFTER_PAINT_SCRIPT = `\
(() => {
  const tags = document.currentScript.previousElementSibling.content;
  const add = () => document.body.append(tags);
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(add)));
  setTimeout(add, 1000);
})()`;

/**
 * Moves the tags of a page's scripts, unchanged and in their order, behind its stylesheet into a template at the
 * body's end. A browser fetches nothing from a template; readers without scripts get the stylesheet at once. Returns
 * null for a page that has no end.
 */
export function deferTags(html: string, stylesheet: string): string | null {
  const scripts: string[] = [];
  const page = html.replace(SCRIPT_TAG, (tag) => {
    scripts.push(tag);
    return "";
  });
  const end = page.lastIndexOf(END);
  if (end < 0) return null;
  const template = `<template>${stylesheet}${scripts.join("")}</template>`;
  const tail = `<noscript>${stylesheet}</noscript>${template}<script>${AFTER_PAINT_SCRIPT}</script>`;
  return page.slice(0, end) + tail + page.slice(end);
}
