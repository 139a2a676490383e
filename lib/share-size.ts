/** The picture that chats and networks show beside a link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
