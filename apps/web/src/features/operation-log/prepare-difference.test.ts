import type { OperationDetails } from '@tapwright/contracts/operation-log';
import { createServerTranslator } from '@tapwright/i18n/server';
import type { Language } from '@tapwright/i18n/languages';
import type { MessageKey } from '@tapwright/i18n/messages';
import { expect, test } from 'vitest';
import { findGlance, prepareDifference } from './prepare-difference.ts';

const { translate } = createServerTranslator({ strict: true });

function read(details: Partial<OperationDetails>, language: Language = 'en') {
  const t = (key: MessageKey) => translate(language, key);
  const exists = (key: string) => {
    try {
      return t(key as MessageKey) !== '';
    } catch {
      return false;
    }
  };
  const whole: OperationDetails = {
    operation: 'account.signedIn',
    teamId: 0,
    by: { kind: 'person', userId: 1, nickName: 'Mei Lin', headimgurl: null },
    subject: {},
    before: null,
    after: null,
    ...details,
  };
  return prepareDifference(whole, { translator: { t, exists }, language, zone: 'Asia/Shanghai' });
}

test('what was changed comes first, then each fact from before to after', () => {
  expect(
    read({
      subject: { userId: 100001 },
      before: { nickName: 'Mei', isStaff: false },
      after: { nickName: 'Mei Lin', isStaff: true },
    }),
  ).toEqual([
    expect.objectContaining({ fact: 'userId', text: '100001' }),
    expect.objectContaining({ fact: 'nickName', before: 'Mei', text: 'Mei Lin' }),
    expect.objectContaining({ fact: 'isStaff', before: 'no', text: 'yes' }),
  ]);
});

test('what was added has no before, what was removed is shown as it was', () => {
  expect(read({ after: { signedInBy: 'code' } })).toEqual([
    { fact: 'signedInBy', name: 'Signed in by', text: 'verification code' },
  ]);
  expect(read({ before: { nickName: null }, after: { nickName: 'Mei' } })[0]).not.toHaveProperty('before');
  expect(read({ before: { nickName: 'Mei' } })).toEqual([expect.objectContaining({ text: 'Mei' })]);
});

test('what was emptied says so, and what stayed the same says nothing', () => {
  expect(
    read({ before: { email: 'a@b.cd', nickName: 'Mei' }, after: { email: null, nickName: 'Mei' } }),
  ).toEqual([expect.objectContaining({ fact: 'email', before: 'a@b.cd', text: 'empty' })]);
});

test('moments are on the reader’s clock, lists and counts in the reader’s writing', () => {
  const after = { publishedAt: '2026-11-20T20:05:00Z', newsTitles: ['One', 'Two'], endedSessions: 1284 };
  expect(read({ after }, 'en').map(({ text }) => text)).toEqual(['21 Nov 2026 04:05', 'One, Two', '1,284']);
  expect(read({ after }, 'ja').map(({ text }) => text)).toEqual([
    '2026年11月21日 04:05',
    'One、Two',
    '1,284',
  ]);
});

test('an amount keeps its currency', () => {
  expect(read({ after: { dailyCap: { amount: '400.00', currency: 'USD' } } })[0]?.text).toBe('$400.00');
});

test('a fact or value of another release is shown under its own name', () => {
  expect(read({ after: { laterFact: 'x', signedInBy: 'retina' } })).toEqual([
    { fact: 'laterFact', name: 'laterFact', text: 'x' },
    expect.objectContaining({ fact: 'signedInBy', text: 'retina' }),
  ]);
});

test('at a glance a change comes before what was changed, and a number alone says nothing', () => {
  const subject = { userId: 100001, nickName: 'Mei' };
  expect(findGlance(read({ subject, before: { isStaff: false }, after: { isStaff: true } }))?.fact).toBe(
    'isStaff',
  );
  expect(findGlance(read({ subject }))?.fact).toBe('nickName');
  expect(findGlance(read({ subject: { userId: 100001 } }))).toBeUndefined();
  // What has no name is not called "empty".
  expect(findGlance(read({ subject: { certificateId: 3, certificateName: '' } }))).toBeUndefined();
});
