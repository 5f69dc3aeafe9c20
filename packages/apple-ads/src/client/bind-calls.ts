import type { Endpoint } from '../wire/endpoint.ts';
import { endpoints, type EndpointName } from '../wire/endpoints.ts';
import type { Id } from '../wire/values/id.ts';
import { asPage, isPaged } from './as-page.ts';
import type { Calls, PageOptions } from './calls.ts';
import type { ClientContext } from './client-context.ts';
import { listPages } from './list-pages.ts';
import { askForTotal } from './place.ts';
import { runCall } from './run-call.ts';

type Contexts = readonly Endpoint['context'][];

/** Arguments stand as `Calls` says: the id of the path, the request, the options, each only where the row has it. */
function readArguments({ pathParameters, query, body }: Endpoint, given: readonly unknown[]) {
  const rest = [...given];
  const id = pathParameters ? rest.shift() : undefined;
  const request = (query ?? body) ? rest.shift() : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Calls` admits nothing else in these places
  return { id: id as string | undefined, request, options: (rest[0] ?? {}) as PageOptions };
}

function bindCall(context: ClientContext, name: string, endpoint: Endpoint, adAccountId: Id | undefined) {
  const call = async (...given: readonly unknown[]): Promise<unknown> => {
    const { id, request: wanted, options } = readArguments(endpoint, given);
    const request = askForTotal(endpoint, wanted);
    const answer = await runCall(context, [name, endpoint], { id, request, adAccountId }, options);
    return isPaged(endpoint) ? asPage(endpoint, request, answer) : resultOf(endpoint, answer);
  };
  if (!endpoint.paging || !isPaged(endpoint)) return call;
  const pages = (...given: readonly unknown[]) => {
    const { id, request, options } = readArguments(endpoint, given);
    return listPages(context, [name, endpoint], { id, request, adAccountId }, options);
  };
  return Object.assign(call, { pages });
}

const resultOf = ({ method }: Endpoint, answer: unknown): unknown =>
  method === 'DELETE' || typeof answer !== 'object' || answer === null || !('result' in answer)
    ? undefined
    : answer.result;

/** A function for each row of the table that can be called in one of these contexts. */
export function bindCalls<Name extends EndpointName>(
  context: ClientContext,
  contexts: Contexts,
  adAccountId: Id | undefined,
): Calls<Name> {
  const rows = Object.entries<Endpoint>(endpoints).filter(([, { context }]) => contexts.includes(context));
  const calls = Object.fromEntries(
    rows.map(([name, endpoint]) => [name, bindCall(context, name, endpoint, adAccountId)]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- names, requests and answers come from the same rows, by whose schemas both are judged
  return calls as Calls<Name>;
}
