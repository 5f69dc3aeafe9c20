import type { Failure } from '../failure.ts';
import type { Edge } from './build-graph.ts';

const source = 'apps/sandbox/src/';
const v5 = `${source}api-v5/`;
const listOfApis = `${source}additional-apis.ts`;

const expectation = `${source}market/expectation/`;
const mayKnowExpectation = /^apps\/sandbox\/src\/(market|control)\//;

export function checkSandbox(edges: readonly Edge[]): Failure[] {
  return [...checkV5(edges), ...checkExpectation(edges)];
}

/** An API that knew the truth would tell it to those who are measured against it. */
function checkExpectation(edges: readonly Edge[]): Failure[] {
  return edges
    .filter(({ from, to = '' }) => to.startsWith(expectation) && !mayKnowExpectation.test(from))
    .map(({ from, line }) => ({
      at: `${from}:${line}`,
      says: `Knows what is to be expected of the market, which only ${source}control may tell to tests.`,
    }));
}

/** What ends on 26 January 2027 can be deleted in one commit as long as nothing else knows it. */
function checkV5(edges: readonly Edge[]): Failure[] {
  return edges
    .filter(({ from }) => from.startsWith(source) && !from.startsWith(v5))
    .filter(
      ({ from, to = '', packageName }) =>
        packageName === '@tapwright/apple-ads-v5' || (to.startsWith(v5) && from !== listOfApis),
    )
    .map(({ from, line }) => ({
      at: `${from}:${line}`,
      says: `Knows the API v5, which ends. Only ${listOfApis} imports it; let ${v5} do what is v5 alone.`,
    }));
}
