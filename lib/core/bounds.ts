/**
 * Bounds of text without a limit of its own, in characters (docs/product.md#limits). Plain numbers, so that a page takes
 * them without the checks.
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
