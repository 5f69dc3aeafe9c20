import { queryOptions } from '@tanstack/react-query';
import { commitChanges } from '@tapwright/contracts/change-sets';
import { findUploadTarget } from '@tapwright/contracts/keyword-upload';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { call } from '../../../platform/calls/call.ts';
import { changeKeys } from '../keys.ts';
import type { JudgedRow } from './judge-rows.ts';

export const uploadTargetQuery = (teamId: number, adGroupId: string) =>
  queryOptions({
    queryKey: changeKeys.uploadTarget(teamId, adGroupId),
    queryFn: ({ signal }) => call(findUploadTarget, { query: { teamId, adGroupId }, signal }),
    gcTime: 0,
  });

export type Sending = {
  readonly teamId: number;
  readonly rows: readonly JudgedRow[];
  /** Of those that are there, whose bids become the file's. */
  readonly taken: readonly JudgedRow[];
  readonly confirmed: readonly WarningReason[];
  readonly note: string;
};

/** One set, in the order of the rows: first what is new, then what takes another bid. */
export const sendRows = async ({ teamId, rows, taken, confirmed, note }: Sending) =>
  call(commitChanges, {
    body: {
      teamId,
      origin: 'file',
      note,
      confirmed: [...confirmed],
      newKeywords: rows.map(({ adGroupId, text, matchType, bid }) => ({
        adGroupId,
        text,
        matchType,
        ...(bid !== '' && { bid }),
      })),
      keywords: taken.flatMap(({ keywordId, bid }) => (keywordId === undefined ? [] : [{ keywordId, bid }])),
    },
  });

/** What the server said of rows: `newKeywords.3.bid` is about the fourth that was sent. */
export function readRefusedRows(
  fields: Readonly<Record<string, string>>,
  { rows, taken }: Pick<Sending, 'rows' | 'taken'>,
): Map<number, string> {
  const refused = new Map<number, string>();
  for (const [path, message] of Object.entries(fields)) {
    const [list, place] = path.split('.');
    const row = (list === 'newKeywords' ? rows : taken)[Number(place)];
    if (row !== undefined) refused.set(row.number, message);
  }
  return refused;
}
