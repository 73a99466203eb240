/** Distance of the notices from the edges of the page and width of one, in pixels, where the screen has the room. */
export const noticePlace = { margin: 24, width: 420 } as const;
