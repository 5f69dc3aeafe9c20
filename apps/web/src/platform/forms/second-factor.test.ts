import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import { CallFailure } from '../calls/call-failure.ts';
import { secondFactorRequest, withSecondFactor } from './second-factor.ts';

const refused = (code: number) => CallFailure.refused({ code, message: '', httpStatus: 403 });

/** Refuses until the person has passed. */
function createCalls() {
  let hasPassed = false;
  const ask = () => (hasPassed ? Promise.resolve('done') : Promise.reject(refused(codes.secondFactorNeeded)));
  return { ask, pass: () => (hasPassed = true) };
}

test('calls that were refused together are asked about once, and all go on', async () => {
  const { ask, pass } = createCalls();
  const answers = Promise.all([withSecondFactor(ask), withSecondFactor(ask)]);
  await expect.poll(() => secondFactorRequest.get()).toBeDefined();
  pass();
  secondFactorRequest.get()?.answer(true);
  expect(await answers).toEqual(['done', 'done']);
  expect(secondFactorRequest.get()).toBeUndefined();
});

test('who closes the dialog is told why nothing happened', async () => {
  const answer = withSecondFactor(createCalls().ask);
  answer.catch(() => undefined);
  await expect.poll(() => secondFactorRequest.get()).toBeDefined();
  secondFactorRequest.get()?.answer(false);
  await expect(answer).rejects.toMatchObject({ code: codes.secondFactorNeeded });
});

test('any other refusal asks nothing', async () => {
  const failure = refused(codes.notPermitted);
  await expect(withSecondFactor(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(secondFactorRequest.get()).toBeUndefined();
});
