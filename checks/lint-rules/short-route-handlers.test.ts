import { testRule } from './rule-tester.ts';
import { shortRouteHandlers } from './short-route-handlers.ts';

const path = 'apps/server/src/features/teams/routes.ts';
const lines = (count: number) => 'step();\n'.repeat(count);
const says = /A route handler of \d+ lines \(at most 30\)/;

testRule('short-route-handlers', shortRouteHandlers, {
  good: [
    {
      path,
      code: `export function mountTeams(host) {\n${'mountCall(host, call, () => {\nstep();\n});\n'.repeat(12)}}`,
    },
    { path, code: `export function mountTeams(host) {\nmountCall(host, call, () => {\n${lines(28)}});\n}` },
  ],
  bad: [
    {
      path,
      code: `export function mountTeams(host) {\nmountCall(host, call, () => {\n${lines(29)}});\n}`,
      says,
    },
    { path, code: `async function answer(request) {\n${lines(29)}}`, says },
  ],
});
