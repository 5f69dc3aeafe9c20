/** A part that is loaded at its first use. Once it is there, nothing that is drawn comes in between asking and having it. */
export function onceLoaded<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Part | undefined;
  return async () => {
    loaded ??= await load();
    return loaded;
  };
}
