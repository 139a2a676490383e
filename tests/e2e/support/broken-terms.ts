import type { Page } from "@playwright/test";

/** Plain terms of 4 to 12 letters in the page that begin on one line and end on another. */
export const brokenTerms = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: term, index } of (text.textContent ?? "").matchAll(
        /(?<!\S)[A-Za-z]{4,12}(?=[.,:]?(?!\S))/g,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + term.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(term);
      }
    }
    return broken;
  });
