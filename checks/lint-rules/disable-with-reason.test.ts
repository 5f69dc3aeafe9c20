import { disableWithReason } from './disable-with-reason.ts';
import { testRule } from './rule-tester.ts';

const says = /switched off without a reason/;
// Put together here, so that the linter does not read these examples as directives of this file.
const off = ['oxlint', 'disable'].join('-');

testRule('disable-with-reason', disableWithReason, {
  good: [
    { code: `// ${off}-next-line no-console -- the first line of a start is for a person\nconsole.log(1);` },
    { code: `// a comment about rules\nconst a = 1;` },
  ],
  bad: [
    { code: `// ${off}-next-line no-console\nconsole.log(1);`, says },
    { code: `/* ${off} no-console */\nconsole.log(1);`, says },
    { code: `// ${off}-next-line no-console -- why\nconsole.log(1);`, says },
    { code: `// eslint-disable-next-line no-console\nconsole.log(1);`, says },
  ],
});
