import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { findCampaignKinds } from '@tapwright/contracts/campaign-kinds';
import { findReportCampaignList } from '@tapwright/contracts/reports';
import { editedCell, openedPanel } from '../../../features/changes/opened.ts';
import { leavePaste, pasted } from '../../../features/changes/cells/pasted.ts';
import { ListReport } from '../../../features/reports/lists/list-report.tsx';
import { campaignList } from '../../../features/reports/lists/campaign-list.tsx';
import type { CampaignRow } from '../../../features/reports/question/report-types.ts';
import { noEdges } from '../../../features/reports/testing/no-edges.ts';
import { noKinds } from '../../../features/reports/testing/no-kinds.ts';
import { noMeasures } from '../../../features/reports/testing/no-measures.ts';
import { reportState } from '../../../features/reports/testing/report-state.ts';
import { ann, team } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { campaignObject } from './ad-objects.ts';
import { useListActions } from './use-list-actions.tsx';

const campaign = (campaignId: string, name: string): CampaignRow => ({
  ...noMeasures,
  campaignGroupId: 5,
  campaignGroupName: 'Harbour games',
  campaignId,
  name,
  status: 'running',
  displayStatus: 'RUNNING',
  statusReasons: [],
  app: null,
  adamId: null,
  campaignType: null,
  mode: 'collaborative',
  placements: [],
  countries: ['US'],
  currency: 'USD',
  timeZone: 'America/New_York',
  dailyBudget: '100.00',
  totalBudget: null,
  cpaGoal: null,
  goalDistance: null,
  capUse: null,
  cappedToday: false,
  startTime: null,
  endTime: '2026-12-25T04:59:00.000Z',
  accountSpendAmount: 0,
  before: null,
  compared: null,
  openEdits: [],
});
const rows = [campaign('10', 'Harbour brand'), campaign('11', 'Night ferry'), campaign('12', 'Harbour map')];

const answer = (list: CampaignRow[]) =>
  fakeServer.answers(findReportCampaignList, {
    list,
    total: list.length,
    totals: noMeasures,
    totalsBefore: null,
    compared: null,
    edges: noEdges,
  });

const cells = ['endTime'];

function List() {
  const actions = useListActions(team, campaignObject, cells);
  const { state } = reportState({ columns: 'status,endTime,taps' });
  return (
    <ListReport
      of={campaignList}
      state={state}
      place={{ teamId: team.teamId }}
      actions={actions}
      empty={null}
      foot={() => null}
    />
  );
}

async function open() {
  answer(rows);
  fakeServer.answers(findCampaignKinds, noKinds);
  const rendered = await renderWeb(<List />, { user: ann });
  await screen.findByText('Night ferry');
  return rendered;
}

afterEach(leavePaste);

const cellWith = (text: string) => {
  const cell = screen.getByText(text).closest<HTMLElement>('[data-cell]');
  if (cell === null) throw new Error(`"${text}" stands in no cell.`);
  return cell;
};

test('h opens what was changed of the row, w why it is not serving', async () => {
  const { user } = await open();
  cellWith('Night ferry').focus();
  await user.keyboard('h');
  expect(openedPanel.get()).toMatchObject({ object: { kind: 'campaign', id: '11' }, tab: 'history' });
  await user.keyboard('w');
  expect(openedPanel.get()).toMatchObject({ object: { id: '11' }, tab: 'serving' });
});

test('a name is opened by F2 alone, and an end by Enter; both with what the row shows', async () => {
  const { user, address } = await open();
  cellWith('Night ferry').focus();
  await user.keyboard('5');
  expect(editedCell.get()).toBeUndefined();
  await user.keyboard('{F2}');
  expect(editedCell.get()).toMatchObject({ column: 'name', typed: '', object: { name: 'Night ferry' } });
  const [end] = screen.getAllByText('2026-12-24 23:59');
  end?.closest<HTMLElement>('[data-cell]')?.focus();
  await user.keyboard('{Enter}');
  expect(editedCell.get()).toMatchObject({ column: 'endTime', object: { id: '10' } });
  expect(address()).not.toContain('campaignId');
});

test('where the row of the cursor goes, the cursor is on the one that takes its place', async () => {
  const { user, makeOld } = await open();
  cellWith('Night ferry').focus();
  answer(rows.filter(({ campaignId }) => campaignId !== '11'));
  await makeOld([]);
  await expect.poll(() => screen.queryByText('Night ferry')).toBeNull();
  expect(document.activeElement?.textContent).toContain('Harbour map');
  await user.keyboard('h');
  expect(openedPanel.get()).toMatchObject({ object: { id: '12' }, tab: 'history' });
});

test('whoever looks elsewhere keeps the focus there when a row goes', async () => {
  const { makeOld } = await open();
  cellWith('Night ferry').focus();
  const filter = await screen.findByRole('combobox', { name: t('reportNotes:filter.label') });
  filter.focus();
  answer(rows.filter(({ campaignId }) => campaignId !== '11'));
  await makeOld([]);
  await expect.poll(() => screen.queryByText('Night ferry')).toBeNull();
  expect(document.activeElement).toBe(filter);
});

test('selected rows are as they were read last', async () => {
  const { user, makeOld } = await open();
  cellWith('Night ferry').focus();
  await user.keyboard('x');
  answer(rows.map((row) => ({ ...row, endTime: '2026-12-27T04:59:00.000Z' })));
  await makeOld([]);
  const [end] = await screen.findAllByText('2026-12-26 23:59');
  end?.closest<HTMLElement>('[data-cell]')?.focus();
  await user.keyboard('{Control>}d{/Control}');
  await expect
    .poll(() => pasted.get())
    .toMatchObject({
      column: 'endTime',
      lines: [
        {
          object: { id: '11', shown: { endTime: '2026-12-27T04:59:00.000Z' } },
          typed: '2026-12-27T04:59:00.000Z',
        },
      ],
    });
});

test('what is typed before the field is there is for the field, and no key of the row', async () => {
  const { user } = await open();
  cellWith('Night ferry').focus();
  await user.keyboard('{F2}Map x{Enter}{Backspace}whp');
  expect(editedCell.get()).toMatchObject({ column: 'name', typed: 'Map whp' });
  expect(openedPanel.get()).toBeUndefined();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  await user.keyboard('{Escape}h');
  expect(editedCell.get()).toBeUndefined();
  expect(openedPanel.get()).toMatchObject({ object: { id: '11' }, tab: 'history' });
});
