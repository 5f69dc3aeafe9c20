import { queryOptions } from '@tanstack/react-query';
import { findNotices } from '@tapwright/contracts/notifications';
import { call } from '../../../platform/call.ts';

/** What the bell shows at once. */
const shownAtOnce = 40;

/** The sentences come in the reader's language, so each language is read for itself. */
export function noticesQuery(language: string) {
  return queryOptions({
    queryKey: ['notices', language],
    queryFn: ({ signal }) => call(findNotices, { body: { pageNum: 1, pageSize: shownAtOnce }, signal }),
  });
}
