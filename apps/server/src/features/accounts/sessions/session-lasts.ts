/** From when the person was last seen. */
export const sessionLastsMs = 14 * 86_400_000;
