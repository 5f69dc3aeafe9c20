import * as z from 'zod/mini';

/** Half of a pair of characters is no text. */
const isWhole = z.refine<string>((text) => text.isWellFormed());
const isNotBlank = z.refine<string>((text) => text.trim() !== '');

/** Campaigns are told to have 200 letters at most; the same is assumed of the others. */
const maxName = 200;
const maxKeyword = 80;

/** The service refuses the vertical bar and control characters; its documentation does not say so. */
const name = z
  .string()
  .check(z.minLength(1), z.maxLength(maxName), z.regex(/^[^|\p{Cc}]*$/u), isWhole, isNotBlank);

export const campaignName = name;
export const entityName = name;
export const keywordText = z
  .string()
  .check(z.minLength(1), z.maxLength(maxKeyword), z.regex(/^\P{Cc}*$/u), isWhole);
