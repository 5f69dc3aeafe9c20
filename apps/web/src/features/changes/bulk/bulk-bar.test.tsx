import { expect, test } from 'vitest';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { ann } from '../../../testing/examples.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { AdObject } from '../change.ts';
import { openedPreview } from '../opened.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { BulkBar } from './bulk-bar.tsx';

const keyword = (id: string, status: AdObject['status'] = 'running'): AdObject => ({
  teamId: 7,
  kind: 'keyword',
  id,
  name: id,
  places: [],
  status,
  amount: { own: '2.00', stands: '2.00', currency: 'USD' },
});

async function open(objects: AdObject[]) {
  const pressed: string[] = [];
  const part = (
    <BulkBar
      objects={objects}
      total={12}
      onAll={async () => {
        pressed.push('all');
      }}
      onClear={() => pressed.push('clear')}
    />
  );
  return { ...(await renderWeb(part, { user: ann })), pressed };
}

test('what is selected is looked at before it is paused, and what cannot be done is not offered', async () => {
  const { screen, user, pressed } = await open([keyword('30'), keyword('31')]);
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(await screen.findByRole('button', { name: t('changes:bulk.pause') }));
  expect(openedPreview.get()?.change.items).toMatchObject([
    { id: '30', fields: { status: 'paused' } },
    { id: '31', fields: { status: 'paused' } },
  ]);
  expect(button(t('changes:bulk.activate'))).toBeDisabled();
  expect(screen.queryByRole('button', { name: t('changes:bulk.archive') })).toBeNull();
  await user.click(button(t('changes:bulk.all', { count: 12 })));
  await user.click(button(t('changes:bulk.clear')));
  expect(pressed).toEqual(['all', 'clear']);
  // A dialog that was closed gives the focus back to the button that opened it.
  button(t('changes:bulk.remove')).focus();
  await user.keyboard('{Escape}');
  expect(pressed).toEqual(['all', 'clear', 'clear']);
});

test('of what is selected that is archived what is not yet, and brought back what is', async () => {
  const adGroup = { ...keyword('20'), kind: 'adGroup' as const };
  const { screen, user } = await open([
    adGroup,
    { ...adGroup, id: '21', status: 'paused', isArchived: true },
  ]);
  await user.click(await screen.findByRole('button', { name: t('changes:bulk.archive') }));
  expect(openedPreview.get()?.change.items).toMatchObject([{ id: '20', fields: { isArchived: true } }]);
  await user.click(screen.getByRole('button', { name: t('changes:bulk.bringBack') }));
  expect(openedPreview.get()?.change.items).toMatchObject([{ id: '21', fields: { isArchived: false } }]);
});

test('of one row the dialog says which it is and what stands, and asks for no bounds', async () => {
  const amounts = (
    <AmountDialog objects={[keyword('30')]} onSent={() => undefined} onClose={() => undefined} />
  );
  const { screen } = await renderWeb(amounts, { user: ann });
  const title = t('changes:bulk.titleOfOne', { name: keyword('30').name });
  expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
  expect(screen.getByText(t('changes:bulk.now', { amount: '2.00 USD' }))).toBeInTheDocument();
  expect(screen.queryByLabelText(t('changes:bulk.ceiling'))).toBeNull();
});

test('what stands is written as money is everywhere', async () => {
  const one = { ...keyword('30'), amount: { own: '1250.00', stands: '1250.00', currency: 'RMB' } };
  const { screen } = await renderWeb(
    <AmountDialog objects={[one]} onSent={() => undefined} onClose={() => undefined} />,
    { user: ann },
  );
  const amount = formatNamedMoney('en', { amount: '1250.00', currency: 'RMB' });
  expect(amount).toContain('1,250.00');
  expect(await screen.findByText(t('changes:bulk.now', { amount }))).toBeInTheDocument();
});

test('bids are raised by a part within bounds by keyboard alone', async () => {
  const objects = [keyword('30'), keyword('31', 'paused')];
  const amounts = <AmountDialog objects={objects} onSent={() => undefined} onClose={() => undefined} />;
  const { screen, user } = await renderWeb(amounts, { user: ann });
  const field = await screen.findByLabelText(t('changes:bulk.by'));
  await user.type(field, 'more{Enter}');
  expect(await screen.findByText(t('changes:refusals.notANumber'))).toBeInTheDocument();
  await user.clear(field);
  await user.type(screen.getByLabelText(t('changes:bulk.ceiling')), '2.15');
  await user.type(field, '+10%{Enter}');
  await expect
    .poll(() => openedPreview.get()?.change.items)
    .toMatchObject([
      { id: '30', fields: { bid: '2.15' }, before: { bid: '2.00' } },
      { id: '31', fields: { bid: '2.15' } },
    ]);
});

test('a bound that cannot be read stops the change at its field, and the currencies are named', async () => {
  const yuan = { ...keyword('31'), amount: { own: '9.00', stands: '9.00', currency: 'CNY' } };
  const amounts = (
    <AmountDialog objects={[keyword('30'), yuan]} onSent={() => undefined} onClose={() => undefined} />
  );
  openedPreview.set(undefined);
  const { screen, user } = await renderWeb(amounts, { user: ann });
  expect(await screen.findByText(t('changes:bulk.currencies', { list: 'RMB, USD' }))).toBeInTheDocument();
  expect(screen.getByText(t('changes:bulk.plainHelp'))).toBeInTheDocument();
  const ceiling = screen.getByLabelText(t('changes:bulk.ceiling'));
  await user.type(ceiling, 'two');
  await user.type(screen.getByLabelText(t('changes:bulk.by')), '+10%{Enter}');
  expect(await screen.findByText(t('changes:refusals.notANumber'))).toBeInTheDocument();
  expect(ceiling).toBeInvalid();
  expect(openedPreview.get()).toBeUndefined();
});
