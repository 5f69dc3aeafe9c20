import { expect, test } from 'vitest';
import { showToast, toasts } from '../platform/calls/toasts.ts';
import { renderWeb, t } from '../testing/render-web.tsx';

const pressed: string[] = [];
const open = async () => {
  toasts.set([]);
  const view = await renderWeb(
    <main tabIndex={-1}>
      <button type="button">Row</button>
    </main>,
  );
  showToast({
    tone: 'good',
    text: 'Bid changed',
    shownMs: 'untilClosed',
    action: { label: 'Undo', onPress: () => pressed.push('undo') },
  });
  return view;
};

test.each([
  ['undone', { name: 'Undo' }],
  ['closed', { name: t('frame:close') }],
])('once it is %s, the focus is where it was before', async (_how, button) => {
  const { screen, user } = await open();
  await screen.findByText('Bid changed');
  await user.click(screen.getByRole('button', { name: 'Row' }));
  await user.click(screen.getByRole('button', button));
  expect(toasts.get()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus();
});

test('whoever stood nowhere, as with a finger, is at the page', async () => {
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(pressed.at(-1)).toBe('undo');
});
