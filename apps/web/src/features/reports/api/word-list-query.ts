import { findWords } from '@tapwright/contracts/words';
import { call } from '../../../platform/calls/call.ts';
import type { WordsQuestion } from '../question/report-types.ts';
import { kept } from './report-queries.ts';

export const wordListQuery = (query: WordsQuestion) =>
  kept(query, 'words', (signal) => call(findWords, { query, signal }));
