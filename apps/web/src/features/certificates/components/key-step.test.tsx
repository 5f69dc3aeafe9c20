import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { removeClipboard } from '../../../testing/remove-clipboard.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { KeyStep } from './key-step.tsx';

const publicKey = '-----BEGIN PUBLIC KEY-----\nMFkw\n-----END PUBLIC KEY-----\n';

async function open(key: string | undefined = publicKey) {
  let isCopied = false;
  const part = <KeyStep publicKey={key} text="Paste it at Apple" onCopied={() => (isCopied = true)} />;
  const view = await renderWeb(part, { user: ann });
  const press = () =>
    view.user.click(view.screen.getByRole('button', { name: t('certificates:copy.button') }));
  return { ...view, press, isCopied: () => isCopied };
}

test('the key is copied as Apple wants it, with its first and last line', async () => {
  const { screen, press, isCopied } = await open();
  await press();
  expect(await screen.findByRole('button', { name: t('certificates:copy.done') })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(publicKey);
  expect(isCopied()).toBe(true);
});

test('where the browser copies nothing, the step is not done, and the key can be marked by hand', async () => {
  const { screen, press, isCopied } = await open();
  removeClipboard();
  await press();
  expect(await screen.findByText(t('copyRefused'))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('certificates:copy.done') })).toBeNull();
  expect(isCopied()).toBe(false);
  expect(screen.getByLabelText(t('certificates:copy.label'))).toHaveTextContent('MFkw');
});
