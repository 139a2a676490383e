/** Runs in the page: whether React has taken it over. */
export const isLive = () => Object.keys(document.body).some((key) => key.startsWith("__react"));
