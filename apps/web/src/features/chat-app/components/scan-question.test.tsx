import { expect, test } from 'vitest';
import { answerScan, findScan } from '@tapwright/contracts/chat-app';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { ScanQuestion } from './scan-question.tsx';

const scan = {
  purpose: 'signIn' as const,
  address: '192.0.2.7',
  askedAt: '2026-11-20T08:00:00Z',
  wechatName: 'Ann W',
  accountName: null,
};
const approve = { name: t('chatApp:confirm.approve') };
const refuse = { name: t('chatApp:confirm.refuse') };

test('a sign-in is approved once, after it was said from where it is asked', async () => {
  fakeServer.answers(findScan, scan);
  const done = fakeServer.answersLater(answerScan, null);
  const { screen, user } = await renderWeb(<ScanQuestion />);
  await user.click(await screen.findByRole('button', approve));
  expect(screen.getByText('192.0.2.7')).toBeInTheDocument();
  expect(screen.getByRole('button', refuse)).toBeDisabled();
  done();
  expect(await screen.findByText(t('chatApp:confirm.approved'))).toBeInTheDocument();
  expect(fakeServer.requests(answerScan)).toEqual([{ isApproved: true }]);
});

test('who did not ask for it refuses', async () => {
  fakeServer.answers(findScan, scan);
  fakeServer.answers(answerScan, null);
  const { screen, user } = await renderWeb(<ScanQuestion />);
  await user.click(await screen.findByRole('button', refuse));
  expect(await screen.findByText(t('chatApp:confirm.refused'))).toBeInTheDocument();
  expect(fakeServer.requests(answerScan)).toEqual([{ isApproved: false }]);
});

test('a code that has ended cannot be approved, before and after it was asked about', async () => {
  fakeServer.refuses(findScan, { code: 'chatAppCodeEnded' });
  const first = await renderWeb(<ScanQuestion />);
  expect(await first.screen.findByText(t('chatApp:confirm.ended'))).toBeInTheDocument();
  first.unmount();
  fakeServer.answers(findScan, scan);
  fakeServer.refuses(answerScan, { code: 'chatAppCodeEnded' });
  const { screen, user } = await renderWeb(<ScanQuestion />);
  await user.click(await screen.findByRole('button', approve));
  expect(await screen.findByText(t('chatApp:confirm.ended'))).toBeInTheDocument();
  expect(screen.queryByRole('button', approve)).toBeNull();
});

test('what could not be read is not approved blindly', async () => {
  fakeServer.fails(findScan);
  const { screen } = await renderWeb(<ScanQuestion />);
  expect(await screen.findByText(t('chatApp:confirm.notRead'))).toBeInTheDocument();
  expect(screen.queryByRole('button', approve)).toBeNull();
});
