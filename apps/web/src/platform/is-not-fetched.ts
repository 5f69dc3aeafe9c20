/** What browsers, and the loaders of styles and words, say when a part of the console did not come. */
export const isNotFetched = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script failed|preload CSS|^The messages/i.test(error.message);
