/** Loads the API's client with the first act on a page that most people only read. */
export const loadApi = () => import("./api").then(({ api }) => api);
