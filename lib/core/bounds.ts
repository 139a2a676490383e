/**
 * The bounds of texts that have no limit of their own, in characters (docs/product.md#limits). They are plain
 * numbers, so that a page can import them without the validators.
 */
export const bounds = {
  name: 100,
  title: 150,
  about: 5000,
  message: 5000,
  url: 2048,
  password: 128,
  tags: 30,
  tag: 40,
  email: 254,
} as const;
