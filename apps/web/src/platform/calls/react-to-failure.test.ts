import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { codes, type CodeName } from '@tapwright/contracts/codes';
import { createClientTranslator } from '@tapwright/i18n/client';
import { CallFailure } from './call-failure.ts';
import { createFailureReaction } from './react-to-failure.ts';
import type { Toast } from './toasts.ts';

const translator = await createClientTranslator({
  language: 'en',
  namespaces: ['errors', 'frame'],
  strict: true,
  load: async (language, namespace) => {
    const file = new URL(
      `../../../../../packages/i18n/messages/${language}/${namespace}.json`,
      import.meta.url,
    );
    return JSON.parse(await readFile(file, 'utf8'));
  },
});

let shown: Toast[];
let ended: number;
let refresh: number;
const react = createFailureReaction({
  t: (key) => translator.t(key),
  showToast: (toast) => shown.push(toast),
  hasSession: () => ended === 0,
  endSession: () => (ended += 1),
  refreshSettings: () => (refresh += 1),
});
const refused = (name: CodeName, message = '', httpStatus = 400) =>
  CallFailure.refused({ code: codes[name], message, httpStatus });

beforeEach(() => {
  shown = [];
  ended = 0;
  refresh = 0;
});

const abnormal = 'Data retrieval abnormal, try again later';
const abnormalStatus = 'Data retrieval abnormal, please try again later';

it('says for 5 s that the data could not be had when nobody answered', () => {
  react(CallFailure.unreachable(new TypeError('fetch failed')));
  expect(shown).toEqual([{ tone: 'poor', text: abnormal, shownMs: 5_000 }]);
});

it('says the same until it is closed when the server failed', () => {
  react(refused('executionError', 'Data retrieval abnormal, try again later', 500));
  expect(shown).toEqual([{ tone: 'poor', text: abnormal, shownMs: 'untilClosed' }]);
});

it('asks to try again later where something else than the server answered', () => {
  react(refused('executionError', '', 502));
  expect(shown).toEqual([{ tone: 'poor', text: abnormalStatus, shownMs: 5_000 }]);
});

it.each(['noToken', 'tokenEnded'] as const)(
  'ends the session and says that the login expired: %s',
  (name) => {
    react(refused(name, 'whatever the server says', 401));
    expect(ended).toBe(1);
    expect(shown).toEqual([{ tone: 'poor', text: 'Login expired, please log in first', shownMs: 5_000 }]);
  },
);

it('says only once why the session ended, however many calls were under way', () => {
  react(refused('accountFrozen', '', 403));
  react(refused('noToken', '', 401));
  react(refused('tokenEnded', '', 401));
  expect(ended).toBe(1);
  expect(shown.map(({ text }) => text)).toEqual(['Your account is frozen, contact the administrator']);
});

it('ends the session of a frozen account and says so until it is read, whatever the HTTP status', () => {
  for (const status of [200, 403, 500]) react(refused('accountFrozen', '', status));
  expect(ended).toBe(3);
  expect(new Set(shown.map(({ text, shownMs }) => `${text} ${shownMs}`))).toEqual(
    new Set(['Your account is frozen, contact the administrator untilClosed']),
  );
});

it.each([
  ['passwordChanged', 'Password changed, please log in again'],
  ['endedElsewhere', 'You were signed out from another device'],
] as const)('ends the session and says until it is read why: %s', (name, text) => {
  react(refused(name, '', 401));
  expect(ended).toBe(1);
  expect(shown).toEqual([{ tone: 'poor', text, shownMs: 'untilClosed' }]);
});

it('looks again whether the console is closed when a call says so', () => {
  react(refused('closed', 'Not open', 503));
  expect(refresh).toBe(1);
});

it("says the server's own sentence for every other refusal, or to try again where there is none", () => {
  react(refused('notPermitted', 'Your role does not allow this', 403));
  react(refused('tooLarge', '', 413));
  expect(shown.map(({ text }) => text)).toEqual(['Your role does not allow this', abnormalStatus]);
  expect(ended).toBe(0);
});

it('says nothing about what was no failed call', () => {
  react(new DOMException('left the page', 'AbortError'));
  expect(shown).toEqual([]);
});

it('ends the session and says nothing when the person themselves signed out', () => {
  react(refused('signedOut', '', 401));
  expect(ended).toBe(1);
  expect(shown).toEqual([]);
});
