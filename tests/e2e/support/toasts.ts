import type { Page } from "@playwright/test";

/**
 * Returns the texts of what matches and lies under a toast, read at one moment because cards and toasts come and go, and
 * those of toasts that are still on their way.
 */
export const coveredByToasts = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate((selector) => {
    const toasts = [...document.querySelectorAll("[data-sonner-toast][data-visible=true]")];
    const moving = toasts.filter((toast) =>
      toast.getAnimations().some(({ playState }) => playState === "running"),
    );
    const places = toasts.map((toast) => toast.getBoundingClientRect());
    const isCovered = (element: Element) => {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const shares = (place: DOMRect) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top;
      return width > 0 && places.some(shares);
    };
    const covered = [...document.querySelectorAll(selector)].filter(isCovered);
    return [...covered, ...moving].map(({ textContent }) => textContent);
  }, selector);
