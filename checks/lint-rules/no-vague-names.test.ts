import { noVagueNames } from './no-vague-names.ts';
import { testRule } from './rule-tester.ts';

const code = 'export const a = 1;';
const says = /in a path says nothing/;

testRule('no-vague-names', noVagueNames, {
  good: [
    { path: 'packages/domain/src/money.ts', code },
    { path: 'apps/web/src/platform/commonality.ts', code },
  ],
  bad: [
    { path: 'packages/domain/src/money-utils.ts', code, says },
    { path: 'packages/domain/src/helpers/money.ts', code, says },
    { path: 'apps/web/src/common.tsx', code, says },
    { path: 'apps/server/src/misc.test.ts', code, says },
  ],
});
