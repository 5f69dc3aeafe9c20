import { test } from '@playwright/test';

/** `npm run test:deep` holds in every language what is the same in each by design. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';

/** A way through the console is the same in each language, so `npm test` goes it in one of them. */
export const inOneLanguage = <Words extends { locale: string }>(words: readonly Words[], locale: string) =>
  isDeep ? words : words.filter((each) => each.locale === locale);

/** What is rare, and held call by call and part by part where it is quicker: only `npm run test:deep` goes it in a browser. */
export const onlyDeep = () => test.skip(!isDeep, 'Only npm run test:deep goes it in a browser.');
