import { createHash } from 'node:crypto';
import { createCode, isCode } from '@tapwright/contracts/account-codes';
import { isEnoughWork, workText } from '@tapwright/domain/proof-of-work';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { CaptchaField } from './captcha-field.tsx';

const task = { challenge: 'a-challenge', bits: 8 };
const hashOf = (nonce: string) => createHash('sha256').update(workText(task.challenge, nonce)).digest();

/** This page has none: here is one that takes as long as it is told to. */
class LaterWorker extends EventTarget {
  static finish: () => void = () => undefined;
  terminate() {
    LaterWorker.finish = () => undefined;
  }
  postMessage({ bits }: typeof task) {
    LaterWorker.finish = () => {
      let nonce = 0;
      while (!isEnoughWork(hashOf(String(nonce)), bits)) nonce += 1;
      this.dispatchEvent(new MessageEvent('message', { data: String(nonce) }));
    };
  }
}

const hadWorker = Object.getOwnPropertyDescriptor(globalThis, 'Worker');
const giveWorker = () =>
  Object.defineProperty(globalThis, 'Worker', { value: LaterWorker, configurable: true });
afterEach(() => {
  if (hadWorker === undefined) Reflect.deleteProperty(globalThis, 'Worker');
  else Object.defineProperty(globalThis, 'Worker', hadWorker);
});

async function open() {
  let passed = 0;
  const view = await renderWeb(<CaptchaField purpose="code" onPassed={() => (passed += 1)} />);
  return { ...view, passed: () => passed };
}

test('the machine works for it, nobody types, and what it found is what was asked for', async () => {
  giveWorker();
  fakeServer.answers(createCode, { image: null, work: task });
  fakeServer.answers(isCode, null);
  const { screen, passed } = await open();
  expect(await screen.findByText(t('accounts:captcha.working'))).toBeInTheDocument();
  await expect.poll(() => LaterWorker.finish.length).toBe(0);
  await expect
    .poll(() => {
      LaterWorker.finish();
      return passed();
    })
    .toBe(1);
  expect(screen.getByRole('status')).toHaveTextContent(t('accounts:captcha.worked'));
  const [answer] = fakeServer.requests(isCode);
  expect(isEnoughWork(hashOf(String(Reflect.get(answer ?? {}, 'userCode'))), task.bits)).toBe(true);
});

test('a machine that cannot work says so, and a picture does instead', async () => {
  fakeServer.answersWith(createCode, ({ query }) =>
    query.purpose === undefined ? { image: 'data:,', work: null } : { image: null, work: task },
  );
  const { screen, user, passed } = await open();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('accounts:captcha.asPicture') }));
  const field = await screen.findByLabelText(t('accounts:captcha.label'));
  fakeServer.refuses(isCode, { code: 'captchaWrong' });
  await user.type(field, 'WRONG');
  expect(await screen.findByText(t('errors:captchaWrong'))).toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(passed()).toBe(0);
  fakeServer.answers(isCode, null);
  await user.type(field, 'RIGHT');
  await expect.poll(passed).toBe(1);
  expect(fakeServer.requests(isCode)).toEqual([{ userCode: 'WRONG' }, { userCode: 'RIGHT' }]);
});
