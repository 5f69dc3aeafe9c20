import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import type { Rule } from './rule.ts';

RuleTester.describe = describe;
RuleTester.it = it;

type Example = { path?: string; code: string };

/** Each bad example is refused once, with a message that names what to do. */
export function testRule(
  name: string,
  rule: Rule,
  { good, bad }: { good: readonly Example[]; bad: readonly (Example & { says: RegExp })[] },
): void {
  const tester = new RuleTester({ languageOptions: { sourceType: 'module' }, cwd: '/repository' });
  const asCase = ({ path = 'apps/web/src/some-file.tsx', code }: Example) => ({
    name: `${path}: ${code.split('\n')[0] ?? ''}`,
    filename: `/repository/${path}`,
    code,
    languageOptions: { parserOptions: { lang: path.endsWith('x') ? ('tsx' as const) : ('ts' as const) } },
  });
  tester.run(name, rule, {
    valid: good.map(asCase),
    invalid: bad.map((example) => ({ ...asCase(example), errors: [{ message: example.says }] })),
  });
}
