/** Where the bytes lie. Names are checked before they come here. */
export type FileStore = {
  write(name: string, content: Uint8Array, mediaType: string): Promise<void>;
  read(name: string): Promise<Uint8Array | undefined>;
  remove(name: string): Promise<void>;
};
