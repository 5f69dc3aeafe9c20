import type { Endpoint } from '../wire/endpoint.ts';
import type { Page } from './answer-types.ts';
import { asPage } from './as-page.ts';
import type { PageOptions } from './calls.ts';
import type { Line } from './line.ts';
import { readPlace, writePlace } from './place.ts';
import { runCall } from './run-call.ts';
import type { Asked } from './write-request.ts';

/** With all their days, more rows than these make answers that are hard to hold in memory. */
const usualPageSize = 1000;

export async function* listPages(
  line: Line,
  row: readonly [string, Endpoint],
  asked: Asked,
  { offset: from, pageSize: size, ...options }: PageOptions,
): AsyncGenerator<Page<unknown>> {
  const [, endpoint] = row;
  const said = readPlace(endpoint, asked.request);
  const largest = endpoint.paging?.largestPageSize ?? usualPageSize;
  const pageSize = size ?? said.pageSize ?? Math.min(largest, usualPageSize);
  let offset: number | undefined = from ?? said.offset ?? 0;
  while (offset !== undefined) {
    const request = writePlace(endpoint, asked.request, { offset, pageSize });
    const answer = await runCall(line, row, { ...asked, request }, options);
    const page = asPage(endpoint, request, answer);
    yield page;
    offset = page.nextOffset;
  }
}
