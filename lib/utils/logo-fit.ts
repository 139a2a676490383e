/** The share of its square that a logo takes which is fitted whole on a background, on its longer side. */
export const LOGO_SHARE = 0.86;
