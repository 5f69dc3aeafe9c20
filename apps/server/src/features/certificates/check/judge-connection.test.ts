import type { UserAcl } from '@tapwright/apple-ads/wire/accounts/organisation';
import type { CheckFinding } from '@tapwright/contracts/certificate-check';
import { formatList } from '@tapwright/i18n/format-list';
import { languages } from '@tapwright/i18n/languages';
import { createServerTranslator } from '@tapwright/i18n/server';
import { expect, test } from 'vitest';
import { judgeAdAccounts, judgeRole } from './judge-connection.ts';

const { translate } = createServerTranslator({ strict: true });

const acl = (name: string, ...roles: string[]): UserAcl => ({ adAccount: { id: name, name }, roles });
const writer = 'Limited Access: API Read & Write';
const reader = 'Limited Access: API Read Only';

/** What the screen says of it, in every language. */
const wordsOf = ({ cause, count = 0, names = [] }: CheckFinding) =>
  languages.map((language) => {
    const values = { count, names: formatList(language, names) };
    const say = (part: 'title' | 'text') =>
      translate(language, `certificates:findings.${cause}.${part}`, values);
    return `${say('title')} ${say('text')}`;
  });

test('an ad account that Apple no longer shows is called lost, by the name it has here', () => {
  const seen = acl('Kyoto', writer);
  const attached = [
    { adAccountId: seen.adAccount.id, name: 'Kyoto here' },
    { adAccountId: '99', name: 'Osaka here' },
  ];
  const finding = judgeAdAccounts([seen], attached);
  expect(finding).toMatchObject({ verdict: 'fails', cause: 'lost', names: ['Osaka here'] });
  for (const words of wordsOf(finding)) {
    expect(words).toContain('Osaka here');
    expect(words).not.toContain('Kyoto');
  }
});

test('where changes will be refused in some ad accounts alone, these are named', () => {
  const finding = judgeRole([acl('Kyoto', writer), acl('Osaka', reader), acl('Sapporo City', reader)]);
  expect(finding).toMatchObject({ verdict: 'advises', cause: 'partlyReadOnly' });
  for (const words of wordsOf(finding)) {
    expect(words).toContain('Osaka');
    expect(words).toContain('Sapporo City');
    expect(words).not.toContain('Kyoto');
  }
});

test('a role that may neither read nor write by API fails, whatever Apple calls it', () => {
  const finding = judgeRole([acl('Kyoto', 'Campaign Artist')]);
  expect(finding).toMatchObject({ verdict: 'fails', cause: 'unknown' });
  expect(judgeRole([acl('Kyoto', 'Campaign Artist'), acl('Osaka', reader)]).cause).toBe('readOnly');
  for (const words of wordsOf(finding)) expect(words.length).toBeGreaterThan(8);
});
