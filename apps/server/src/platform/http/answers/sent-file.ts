/** A file that is kept whole, under a name of the reader's own, in any script. */
export type SentFile = { content: Uint8Array; mediaType: string; name: string };
