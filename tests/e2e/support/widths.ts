import type { Page } from "@playwright/test";

/** Every screen is measured at these two widths; a journey walks at one of them. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const isPhone = (page: Page): boolean => page.viewportSize()?.width === PHONE.width;
