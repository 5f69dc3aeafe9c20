import * as z from 'zod/mini';
import type { Endpoint } from '../wire/endpoint.ts';
import type { paginationAnswer } from '../wire/transport/envelope.ts';
import type { Page } from './answer-types.ts';
import { readPlace } from './place.ts';

export const isPaged = ({ answer }: Endpoint): boolean =>
  answer instanceof z.ZodMiniObject && 'pagination' in answer.shape;

type List = { result: unknown[] };
type Report = { result: { rows: unknown[]; summary?: { grandTotal?: unknown } | null } };
type Envelope = (List | Report) & { pagination?: z.output<typeof paginationAnswer> | null };

const isReport = (envelope: Envelope): envelope is Envelope & Report => !Array.isArray(envelope.result);

/** Without a total only an empty page, or one shorter than Apple says its pages are, is known to be the last. */
export function asPage(endpoint: Endpoint, request: unknown, answer: unknown): Page<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row's own schema has judged it, and `isPaged` says it is one of these
  const envelope = answer as Envelope;
  const rows = isReport(envelope) ? envelope.result.rows : envelope.result;
  const { pagination } = envelope;
  const wanted = readPlace(endpoint, request);
  const offset = pagination?.offset ?? wanted.offset ?? 0;
  const pageSize = Math.min(
    wanted.pageSize ?? endpoint.paging?.defaultPageSize ?? rows.length,
    pagination?.pageSize ?? Number.POSITIVE_INFINITY,
  );
  // Change history counts 0 when it was not to count.
  const totalCount = pagination?.totalCount || undefined;
  const end = offset + rows.length;
  const isLast = rows.length === 0 || (totalCount ? end >= totalCount : rows.length < pageSize);
  const page = {
    rows,
    offset,
    totalCount: pagination?.totalCount ?? undefined,
    nextOffset: isLast ? undefined : end,
  };
  if (!isReport(envelope)) return page;
  const grandTotal = envelope.result.summary?.grandTotal ?? undefined;
  return Object.assign(page, { grandTotal });
}
