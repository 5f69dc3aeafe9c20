import { expect, it } from 'vitest';
import { codes } from '@tapwright/contracts/codes';
import type { WechatLoginResult } from '@tapwright/contracts/chat-app';
import { CallFailure } from '../../platform/calls/call-failure.ts';
import { followAttempt } from './follow-attempt.ts';

const pending: WechatLoginResult = {
  type: 0,
  isScanned: false,
  token: null,
  ticket: null,
  wechatName: null,
  message: null,
};
const refused = (code: number) => CallFailure.refused({ code, message: 'no', httpStatus: 409 });

/** Answers one after the other, the last one for ever. Time passes at once, and is counted. */
function follow(answers: readonly (WechatLoginResult | Error)[], { stopAt = Infinity } = {}) {
  const seen = { polls: 0, waitedMs: 0, scans: 0 };
  const controller = new AbortController();
  const result = followAttempt({
    ask: () => {
      const answer = answers[Math.min(seen.polls, answers.length - 1)] ?? pending;
      seen.polls += 1;
      if (seen.polls === stopAt) controller.abort();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    wait: (ms) => {
      seen.waitedMs += ms;
      return Promise.resolve();
    },
    onScanned: () => {
      seen.scans += 1;
    },
    signal: controller.signal,
  });
  return { result, seen };
}

it('asks every two seconds, at most sixty times', async () => {
  const { result, seen } = follow([pending]);
  expect(await result).toBeUndefined();
  expect(seen).toEqual({ polls: 60, waitedMs: 120_000, scans: 0 });
});

it('reports the scan and stops at the first answer', async () => {
  const { result, seen } = follow([
    pending,
    { ...pending, isScanned: true },
    { ...pending, type: 1, token: 'token' },
  ]);
  expect(await result).toMatchObject({ type: 1, token: 'token' });
  expect(seen).toMatchObject({ polls: 3, scans: 1 });
});

it('is not put off by a network that is away, or by too many questions', async () => {
  const { result } = follow([
    CallFailure.unreachable(undefined),
    refused(codes.tooManyRequests),
    { ...pending, type: 3 },
  ]);
  expect(await result).toMatchObject({ type: 3 });
});

it('ends with the code, and passes every other refusal on', async () => {
  expect(await follow([refused(codes.chatAppCodeEnded)]).result).toBeUndefined();
  await expect(follow([refused(codes.chatAppAlreadyBound)]).result).rejects.toMatchObject({
    code: codes.chatAppAlreadyBound,
  });
});

it('keeps an answer to itself that nobody waits for any more', async () => {
  const { result, seen } = follow([{ ...pending, type: 1, token: 'token' }], { stopAt: 1 });
  expect(await result).toBeUndefined();
  expect(seen.polls).toBe(1);
});
