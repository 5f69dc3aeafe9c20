import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { findAdObject } from '@tapwright/contracts/ad-object';
import { addToDraft } from '@tapwright/contracts/change-drafts';
import { findChangeSets, modifyCampaigns, modifyKeywords } from '@tapwright/contracts/change-sets';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { AdObject } from '../change.ts';
import { openedPreview, sentSets } from '../opened.ts';
import { pastedMarks } from './pasted.ts';
import { campaignDetails, keywordDetails } from '../testing/details.ts';
import { changeSet, sendingSet } from '../testing/sets.ts';
import { CellEditor } from './cell-editor.tsx';

const object: AdObject = {
  teamId: 7,
  kind: 'keyword',
  id: '30',
  name: 'ferry times',
  places: [],
  status: 'running',
  amount: { own: '2.00', stands: '2.00', currency: 'USD', max: '3.00', goal: null, suggested: '2.35' },
};

/** What was selected in the field with each drawing, before anybody could type into it. */
const selected: string[] = [];
function noteSelected() {
  const field = document.querySelector('input');
  if (field !== null) selected.push(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0));
}

type CellsProps = { readonly typed: string; readonly column?: string; readonly of?: AdObject };

/** Two cells under each other, and the editor over the first. */
function Cells({ typed, column = 'bid', of = object }: CellsProps) {
  const [cell, setCell] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  useLayoutEffect(noteSelected);
  return (
    <div data-grid>
      <div ref={setCell} data-row="0" data-column="4" tabIndex={-1}>
        first
      </div>
      <div data-row="0" data-column="5" tabIndex={-1}>
        beside
      </div>
      <div data-row="1" data-column="4" tabIndex={-1}>
        second
      </div>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      {cell !== null && isOpen ? (
        <CellEditor object={of} column={column} typed={typed} cell={cell} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

async function open(typed = '') {
  fakeServer.answers(findAdObject, keywordDetails);
  const { screen, user } = await renderWeb(<Cells typed={typed} />, { user: ann });
  const field = await screen.findByRole('textbox', {
    name: t('changes:cell.label', { field: t('changes:fields.bid'), name: 'ferry times' }),
  });
  await expect.poll(() => fakeServer.requests(findAdObject)).toHaveLength(1);
  return { screen, user, field };
}

test('a part of what stands is shown as one types, sent by Enter, and the next row has the focus', async () => {
  fakeServer.answers(modifyKeywords, sendingSet);
  const { screen, user, field } = await open('+');
  await user.type(field, '10%');
  expect(await screen.findByText('2.20')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('second');
  expect(fakeServer.requests(modifyKeywords)).toMatchObject([
    { origin: 'cell', keywords: [{ keywordId: '30', bid: '2.20', before: { bid: '2.00' } }] },
  ]);
  expect(sentSets.get()).toHaveLength(1);
});

test('what a rule forbids is said at the cell with what could stand instead, and nothing is sent', async () => {
  fakeServer.answers(modifyKeywords, sendingSet);
  const { screen, user, field } = await open('9');
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText(t('changes:refusals.bidAboveAdGroup', { bid: '3.00 USD' })),
  ).toBeInTheDocument();
  expect(fakeServer.requests(modifyKeywords)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('changes:cell.use', { amount: '3.00' }) }));
  expect(field).toHaveValue('3.00');
});

test('what only the server knows is said there too, and what was typed stays', async () => {
  fakeServer.refuses(modifyKeywords, { code: 'badInput', fields: { 'keywords.0.bid': 'Taken meanwhile' } });
  const { screen, user, field } = await open('2.1');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Taken meanwhile')).toBeInTheDocument();
  expect(field).toHaveValue('2.1');
});

test('what stands is written over, also where it comes after the focus', async () => {
  const answer = fakeServer.answersLater(findAdObject, keywordDetails);
  const { screen, user } = await renderWeb(<Cells typed="" />, { user: ann });
  const field = await screen.findByRole('textbox');
  expect(field).toHaveFocus();
  answer();
  await expect.poll(() => (field as HTMLInputElement).value).toBe('2.00');
  await user.keyboard('1');
  expect(field).toHaveValue('1');
});

test('what began to be typed is not written over, also where it is what stands', async () => {
  const { user, field } = await open('2.00');
  await user.keyboard('5');
  expect(field).toHaveValue('2.005');
});

test('Escape leaves what stood', async () => {
  const { user } = await open('5');
  await user.keyboard('{Escape}');
  await expect.poll(() => document.activeElement?.textContent).toBe('first');
  expect(fakeServer.requests(modifyKeywords)).toEqual([]);
});

test('a press elsewhere keeps what was typed, and Escape lets go of it from there', async () => {
  const { screen, user, field } = await open('5');
  const second = screen.getByText('second');
  await user.click(second);
  expect(field).toHaveValue('5');
  expect(document.activeElement).toBe(second);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(second);
});

test('Tab leads on in the row, and loses nothing that was typed', async () => {
  const { screen, user, field } = await open('5');
  await user.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByText('beside'));
  expect(field).toHaveValue('5');
  await user.click(field);
  // There is none before it.
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(screen.getByText('first'));
});

test('an amount is gathered in a draft, whatever the rules say of it yet', async () => {
  fakeServer.answers(findChangeSets, { list: [], total: 0 });
  fakeServer.answers(addToDraft, { ...changeSet, state: 'draft' });
  const { user } = await open('9');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => fakeServer.requests(addToDraft)).toMatchObject([{ keywords: [{ bid: '9.00' }] }]);
});

test('what asks for a yes is looked at before it is sent', async () => {
  fakeServer.refuses(modifyKeywords, { code: 'confirmationNeeded' });
  const { user } = await open('2.9');
  await user.keyboard('{Enter}');
  await expect
    .poll(() => openedPreview.get()?.change.items)
    .toMatchObject([{ id: '30', fields: { bid: '2.90' } }]);
});

test('the most that may stand is typed by its name, or taken by a press', async () => {
  const { screen, user, field } = await open('=');
  await user.type(field, 'max');
  expect(await screen.findByText('3.00')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '=goal');
  await user.click(screen.getByRole('button', { name: `${t('changes:cell.named.max')} 3.00 =max` }));
  expect(field).toHaveValue('=max');
  await user.clear(field);
  await user.type(field, '=suggested');
  expect(await screen.findByText('2.35')).toBeInTheDocument();
});

test('what Apple suggests above the bid of its ad group is refused with what could stand instead', async () => {
  fakeServer.answers(findAdObject, keywordDetails);
  fakeServer.answers(modifyKeywords, sendingSet);
  const above: AdObject = {
    ...object,
    amount: { own: '2.00', stands: '2.00', currency: 'USD', max: '3.00', goal: null, suggested: '9.00' },
  };
  const { screen, user } = await renderWeb(<Cells typed="=suggested" of={above} />, { user: ann });
  expect(await screen.findByText('9.00')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(
    await screen.findByText(t('changes:refusals.bidAboveAdGroup', { bid: '3.00 USD' })),
  ).toBeInTheDocument();
  expect(fakeServer.requests(modifyKeywords)).toEqual([]);
  await user.click(screen.getByRole('button', { name: t('changes:cell.use', { amount: '3.00' }) }));
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Enter}');
  await expect
    .poll(() => fakeServer.requests(modifyKeywords))
    .toMatchObject([{ keywords: [{ bid: '3.00' }] }]);
});

test('an amount beyond what may be bid at all is refused with the most and the least that may', async () => {
  const { screen, user, field } = await open('99999');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: t('changes:cell.use', { amount: '1000.00' }) }));
  await user.clear(field);
  await user.type(field, '0{Enter}');
  await user.click(await screen.findByRole('button', { name: t('changes:cell.use', { amount: '0.01' }) }));
  expect(field).toHaveValue('0.01');
});

test('without a network nothing that was typed is lost, and Enter sends it once there is one', async () => {
  fakeServer.drops(modifyKeywords);
  const { screen, user, field } = await open('2.4');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('changes:notSent'))).toBeInTheDocument();
  expect(field).toHaveValue('2.4');
  fakeServer.answers(modifyKeywords, sendingSet);
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('second');
});

test('nothing that was typed is lost where not even what stands can be read', async () => {
  fakeServer.drops(findAdObject);
  const { screen, user } = await renderWeb(<Cells typed="2.4" />, { user: ann });
  const field = await screen.findByRole('textbox');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('changes:notSent'))).toBeInTheDocument();
  expect(field).toHaveValue('2.4');
});

const campaign: AdObject = {
  teamId: 7,
  kind: 'campaign',
  id: '10',
  name: 'Harbour brand',
  places: [],
  status: 'running',
};

async function openOf(column: string, field: 'endTime' | 'totalBudget' | 'cpaGoal' | 'name') {
  fakeServer.answers(findAdObject, campaignDetails);
  fakeServer.answers(modifyCampaigns, sendingSet);
  const { screen, user } = await renderWeb(<Cells typed="" column={column} of={campaign} />, { user: ann });
  const input = await screen.findByRole('textbox', {
    name: t('changes:cell.label', { field: t(`changes:fields.${field}`), name: 'Harbour brand' }),
  });
  await expect.poll(() => fakeServer.requests(findAdObject)).toHaveLength(1);
  return { screen, user, input };
}
const sent = () => fakeServer.requests(modifyCampaigns);
const setTo = (fields: object, before: object) => [{ campaigns: [{ campaignId: '10', ...fields, before }] }];

test('a day is read by the clock of the ad account, ends at its end, and is sent as the moment it is', async () => {
  const { screen, user, input } = await openOf('endTime', 'endTime');
  await user.type(input, '24 Dec 2026');
  expect(await screen.findByText('2026-12-24 23:59')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await expect.poll(sent).toMatchObject(setTo({ endTime: '2026-12-25T04:59:00.000Z' }, { endTime: null }));
});

test('what is no day, or a day that is over, is said at the cell, and nothing is sent', async () => {
  const { screen, user, input } = await openOf('endTime', 'endTime');
  await user.type(input, 'soon{Enter}');
  expect(await screen.findByText(t('changes:cell.noTime'))).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, '2026-11-19{Enter}');
  expect(await screen.findByText(t('changes:refusals.endPast'))).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('a total budget below the daily cap is refused with the least that may stand, and there may be none', async () => {
  const { screen, user, input } = await openOf('totalBudget', 'totalBudget');
  await user.type(input, '50{Enter}');
  await user.click(await screen.findByRole('button', { name: t('changes:cell.use', { amount: '100.00' }) }));
  expect(input).toHaveValue('100.00');
  await user.clear(input);
  await user.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('second');
  expect(sent()).toEqual([]);
});

test('a goal is set by its figure', async () => {
  const { user, input } = await openOf('cpaGoal', 'cpaGoal');
  await user.type(input, '2,5{Enter}');
  await expect.poll(sent).toMatchObject(setTo({ cpaGoal: '2.50' }, { cpaGoal: '' }));
});

test('a name is typed over the one that stands, and cannot be empty', async () => {
  const { screen, user, input } = await openOf('name', 'name');
  expect(await screen.findByDisplayValue('Harbour brand')).toBe(input);
  await user.clear(input);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(t('changes:refusals.required'))).toBeInTheDocument();
  await user.type(input, 'Harbour core{Enter}');
  await expect.poll(sent).toMatchObject(setTo({ name: 'Harbour core' }, { name: 'Harbour brand' }));
});

test('what stands is typed over, however late it comes', async () => {
  const { screen, user } = await openOf('name', 'name');
  await screen.findByDisplayValue('Harbour brand');
  await user.keyboard('Harbour core{Enter}');
  await expect.poll(sent).toMatchObject(setTo({ name: 'Harbour core' }, { name: 'Harbour brand' }));
});

test('a figure that happens to begin as what stands goes on being typed', async () => {
  const { user, field } = await open('2.00');
  await user.keyboard('5');
  expect(field).toHaveValue('2.005');
});

test.each([
  ['look', 'Read as 2.40', false],
  ['wrong', 'Too high', true],
] as const)(
  'what was pasted and is marked %s says why, and only what is refused as an error',
  async (state, why, isError) => {
    pastedMarks.set(new Map([['keyword 30', { field: 'bid', state, text: '2.40', why }]]));
    const { screen, field } = await open('2.40');
    expect(await screen.findByText(why)).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-invalid', String(isError));
    expect(screen.queryByRole('alert') !== null).toBe(isError);
    pastedMarks.set(new Map());
  },
);

test('what stands is selected with the first drawing of the field, so that of two figures none is lost', async () => {
  const { screen, user } = await open();
  await screen.findByDisplayValue('2.00');
  await user.keyboard('{Escape}');
  selected.length = 0;
  await user.click(screen.getByRole('button', { name: 'Again' }));
  await screen.findByDisplayValue('2.00');
  expect(selected[0]).toBe('2.00');
});
