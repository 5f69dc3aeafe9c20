/** What `data` holds when a form was refused: field path → message in the reader's language. */
export type RefusedFields = { fields: Record<string, string> };
