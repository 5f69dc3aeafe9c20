import { askFapiao, findFapiao, withdrawFapiao } from '@tapwright/contracts/fapiao';
import { expect, test } from 'vitest';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { requested } from '../testing/fapiao.ts';
import { FapiaoView } from './fapiao-view.tsx';

const { kind, title, taxNumber } = requested;
const ask = { name: t('recharges:fapiao.ask.action') };

async function open(list = [requested], mayAsk = true) {
  const last = list.length === 0 ? null : { kind, title, taxNumber };
  fakeServer.answers(findFapiao, { list, total: list.length, invoiceable: 4_000_000, last });
  const view = await renderWeb(<FapiaoView teamId={7} mayAsk={mayAsk} />, { user: ann });
  await view.screen.findByText('40,000.00');
  return view;
}

test('a fapiao is asked for by name, tax number and an amount, and what is none is said at its field', async () => {
  fakeServer.answers(askFapiao, null);
  const { screen, user } = await open([]);
  expect(screen.getByText(t('recharges:fapiao.empty'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', ask));
  const number = await screen.findByLabelText(t('recharges:fapiao.taxNumber'));
  const submit = { name: t('recharges:fapiao.ask.submit') };
  await user.type(number, '91350100M000100Y44');
  await user.click(screen.getByRole('button', submit));
  expect(number).toBeInvalid();
  expect(screen.getByLabelText(t('recharges:fapiao.title'))).toBeInvalid();
  expect(fakeServer.requests(askFapiao)).toEqual([]);
  await user.clear(number);
  await user.type(number, taxNumber.toLowerCase());
  await user.type(screen.getByLabelText(t('recharges:fapiao.title')), title);
  await user.click(screen.getByRole('radio', { name: t('recharges:fapiao.kinds.special') }));
  await user.click(screen.getByRole('button', submit));
  await expect.poll(() => fakeServer.requests(askFapiao)).toHaveLength(1);
  expect(fakeServer.requests(askFapiao)).toMatchObject([{ teamId: 7, kind, title, amount: 4_000_000 }]);
});

test('the next one begins with whom the last was made out to, and what the server refuses stands at its field', async () => {
  fakeServer.refuses(askFapiao, { code: 'badInput', fields: { amount: 'Too much by now' } });
  const { screen, user } = await open();
  await user.click(screen.getByRole('button', ask));
  expect(await screen.findByLabelText(t('recharges:fapiao.title'))).toHaveValue(title);
  await user.click(screen.getByRole('button', { name: t('recharges:fapiao.ask.submit') }));
  expect(await screen.findByText('Too much by now')).toBeInTheDocument();
});

test('what waits can be taken back, what is issued is downloaded, what is refused says why', async () => {
  fakeServer.answers(withdrawFapiao, null);
  const issued = {
    ...requested,
    fapiaoId: 2,
    state: 'issued' as const,
    number: '2'.repeat(20),
    title: 'Issued',
  };
  const refused = {
    ...requested,
    fapiaoId: 1,
    state: 'refused' as const,
    reason: 'Other name',
    title: 'Refused',
  };
  const { screen, user } = await open([requested, issued, refused]);
  await user.click(screen.getByRole('button', { name: new RegExp(title) }));
  await user.click(screen.getByRole('button', { name: t('recharges:fapiao.withdraw') }));
  await expect.poll(() => fakeServer.requests(withdrawFapiao)).toEqual([{ teamId: 7, fapiaoId: 3 }]);
  await user.click(screen.getByRole('button', { name: /Issued/ }));
  expect(screen.getByRole('button', { name: t('recharges:fapiao.download') })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Refused/ }));
  expect(screen.getByText('Other name')).toBeInTheDocument();
});

test('whoever only sees finance asks for none and takes none back', async () => {
  const { screen, user } = await open([requested], false);
  await user.click(screen.getByRole('button', { name: new RegExp(title) }));
  expect(screen.queryByRole('button', ask)).toBeNull();
  expect(screen.queryByRole('button', { name: t('recharges:fapiao.withdraw') })).toBeNull();
});
