import { queryOptions } from '@tanstack/react-query';
import { findNotices } from '@tapwright/contracts/notifications';
import type { Language } from '@tapwright/i18n/languages';
import { call } from '../../../platform/calls/call.ts';
import { noticeKeys } from '../keys.ts';

/** What the bell shows at once. */
const shownAtOnce = 40;

/** The sentences come in the reader's language, so each language is read for itself. */
export function noticesQuery(language: Language) {
  return queryOptions({
    queryKey: noticeKeys.inLanguage(language),
    queryFn: ({ signal }) => call(findNotices, { body: { pageNum: 1, pageSize: shownAtOnce }, signal }),
  });
}
