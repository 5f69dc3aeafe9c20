/** One thing that is wrong: where, and a sentence that says what to do. */
export type Failure = { at: string; says: string };
