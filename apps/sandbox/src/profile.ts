export const profiles = ['strict', 'lenient'] as const;

/**
 * Where Apple's pages contradict each other, `strict` refuses what one of them refuses and leaves out what one of
 * them leaves out; `lenient` takes and tells what one of them does.
 */
export type Profile = (typeof profiles)[number];
