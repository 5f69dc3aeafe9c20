/** `npm run test:deep` holds in every language what is the same in each by design. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep';
