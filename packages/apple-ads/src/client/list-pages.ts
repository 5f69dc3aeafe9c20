import type { Endpoint } from '../wire/endpoint.ts';
import type { Page } from './answer-types.ts';
import { asPage } from './as-page.ts';
import type { PageOptions } from './calls.ts';
import type { ClientContext } from './client-context.ts';
import { askForTotal, readPlace, writePlace } from './place.ts';
import { runCall } from './run-call.ts';
import type { CallInput } from './write-request.ts';

/** With all their days, more rows than these make answers that are hard to hold in memory. */
const usualPageSize = 1000;

export async function* listPages(
  context: ClientContext,
  row: readonly [string, Endpoint],
  input: CallInput,
  { offset: from, pageSize: size, ...options }: PageOptions,
): AsyncGenerator<Page<unknown>> {
  const [, endpoint] = row;
  const wanted = readPlace(endpoint, input.request);
  const largest = endpoint.paging?.maxPageSize ?? usualPageSize;
  const pageSize = size ?? wanted.pageSize ?? Math.min(largest, usualPageSize);
  let offset: number | undefined = from ?? wanted.offset ?? 0;
  while (offset !== undefined) {
    const request = askForTotal(endpoint, writePlace(endpoint, input.request, { offset, pageSize }));
    const answer = await runCall(context, row, { ...input, request }, options);
    const page = asPage(endpoint, request, answer);
    yield page;
    offset = page.nextOffset;
  }
}
