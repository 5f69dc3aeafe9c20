import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as structure from '@tapwright/contracts/structure';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { MendPreview, StructureView } from '../api/structure.ts';
import { apps, sentMends, view } from '../testing/views.ts';
import { StructurePage } from './structure-page.tsx';

const preview: MendPreview = {
  edits: [
    {
      what: 'addNegatives',
      about: 'sleep sounds',
      place: 'Stillwater_US_Discovery',
      before: null,
      after: null,
      refused: null,
    },
    {
      what: 'rename',
      about: 'Copy of Discovery',
      place: 'Copy of Discovery',
      before: 'Copy of Discovery',
      after: 'Stillwater_US_Discovery',
      refused: 'This name is taken',
    },
  ],
  sent: 1,
  refusals: [],
  warnings: [{ reason: 'removalIsFinal', message: 'This is final', count: 1 }],
  approval: [],
};

async function open(shown: StructureView | null = view, given = apps) {
  fakeServer.answers(structure.findStructureApps, given);
  if (shown) fakeServer.answers(structure.findStructure, shown);
  const chosen: string[] = [];
  const sent: number[] = [];
  const page = await renderWeb(
    <StructurePage
      teamId={7}
      adamId={undefined}
      onApp={(adamId) => chosen.push(adamId)}
      onSent={({ changeSetId }) => sent.push(changeSetId)}
    />,
    { user: ann },
  );
  return { ...page, chosen, sent };
}

test('drift stands with its money, its place and since when, and says what the sum counts', async () => {
  const { screen, user, chosen } = await open();
  expect(await screen.findByText(t('structure:fault.missingNegative', { count: 12 }))).toBeInTheDocument();
  expect(screen.getByText(t('structure:fault.deadKeyword', { about: 'rem cycles' }))).toBeInTheDocument();
  expect(screen.getByText(t('structure:faults.everywhere'))).toBeInTheDocument();
  expect(screen.getByText(t('structure:mend.byHand'))).toBeInTheDocument();
  const stake = within(screen.getByRole('region', { name: t('structure:stake.title') }));
  expect(stake.getByText(/9\.40 USD/)).toBeInTheDocument();
  expect(stake.getByText(new RegExp(t('structure:stake.counts', { count: 28 })))).toBeInTheDocument();
  expect(stake.getByText(new RegExp(t('structure:plan.none')))).toBeInTheDocument();
  const names = screen.getByText(t('structure:roles.unknown', { count: 1, names: 'Autumn' }));
  expect(names).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: t('structure:app') }), 'Potting Bench');
  expect(chosen).toEqual(['72']);
});

test('each role says in each storefront whether it is there, and whether it drifted', async () => {
  const { screen } = await open();
  const table = within(await screen.findByRole('group', { name: t('structure:roles.title') }));
  expect(table.getByRole('link', { name: t('structure:roles.inOrder') })).toBeInTheDocument();
  expect(table.getByRole('link', { name: t('structure:roles.drifted', { count: 2 }) })).toBeInTheDocument();
  expect(table.getAllByRole('img', { name: t('structure:roles.notThere') })).toHaveLength(2);
  expect(screen.getByRole('link', { name: t('structure:roles.make') })).toBeInTheDocument();
});

test('what is ticked is mended together, after a preview in which a removal is said yes to', async () => {
  fakeServer.answers(structure.previewMends, preview);
  fakeServer.answers(structure.commitMends, sentMends);
  const { screen, user, sent } = await open();
  expect(
    await screen.findByRole('button', { name: t('structure:mend.preview', { count: 2 }) }),
  ).toBeInTheDocument();
  await user.click(
    screen.getByRole('checkbox', { name: t('structure:fault.missingNegative', { count: 12 }) }),
  );
  await user.click(screen.getByRole('button', { name: t('structure:mend.preview', { count: 1 }) }));
  const dialog = within(await screen.findByRole('dialog', { name: t('structure:mend.title') }));
  expect(await dialog.findByText('sleep sounds')).toBeInTheDocument();
  expect(dialog.getByText('This name is taken')).toBeInTheDocument();
  const send = dialog.getByRole('button', { name: t('structure:mend.send', { count: 1 }) });
  expect(send).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: /This is final/ }));
  await user.click(send);
  await expect.poll(() => sent).toEqual([41]);
  expect(fakeServer.requests(structure.commitMends)).toMatchObject([
    { teamId: 7, adamId: '71', keys: ['one'], confirmed: ['removalIsFinal'] },
  ]);
});

test('one press at a fault looks at that one alone, and one that is gone meanwhile says so', async () => {
  fakeServer.answers(structure.previewMends, { ...preview, edits: [], sent: 0, warnings: [] });
  const { screen, user } = await open();
  const mend = `${t('structure:mend.ways.pauseKeywords')}: rem cycles`;
  await user.click(await screen.findByRole('button', { name: mend }));
  const dialog = within(await screen.findByRole('dialog', { name: t('structure:mend.title') }));
  expect(await dialog.findByText(t('structure:mend.nothing'))).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: t('structure:mend.send', { count: 0 }) })).toBeDisabled();
  expect(fakeServer.requests(structure.previewMends)).toMatchObject([{ keys: ['two'] }]);
});

test('whoever has to ask proposes', async () => {
  fakeServer.answers(structure.previewMends, { ...preview, warnings: [], approval: ['objects'] });
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('structure:mend.preview', { count: 2 }) }));
  expect(await screen.findByText(t('structure:mend.proposal'))).toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('structure:mend.propose', { count: 1 }) })).toBeEnabled();
});

test('how campaigns are called is said with an example, and wrong where no names could come of it', async () => {
  fakeServer.answers(structure.modifyStructurePlan, { ...view.plan, revision: 1 });
  const { screen, user } = await open();
  await screen.findByText(t('structure:fault.missingNegative', { count: 12 }));
  await user.click(screen.getByRole('button', { name: t('structure:plan.edit') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('structure:plan.title') }));
  const name = 'Stillwater_US_brand';
  expect(dialog.getByText(t('structure:plan.sample', { name }))).toBeInTheDocument();
  const template = dialog.getByRole('textbox', { name: new RegExp(t('structure:plan.template')) });
  const save = dialog.getByRole('button', { name: t('structure:plan.save') });
  await user.clear(template);
  await user.type(template, '{{role}');
  await user.click(save);
  expect(await dialog.findByText(t('structure:templateProblems.partMissing'))).toBeInTheDocument();
  await user.type(template, ' {{storefront}');
  expect(dialog.getByText(t('structure:plan.teamHelp'))).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: t('structure:plan.of.app') }));
  await user.type(dialog.getByLabelText(new RegExp('^' + t('structure:plan.ceiling').slice(0, 11))), '2.40');
  await user.selectOptions(dialog.getByRole('combobox', { name: t('structure:plan.currency') }), 'EUR');
  await user.click(save);
  await expect
    .poll(() => fakeServer.requests(structure.modifyStructurePlan))
    .toMatchObject([
      {
        adamId: '71',
        nameTemplate: '{role} {storefront}',
        isForTeam: false,
        bidCeiling: '2.40',
        currency: 'EUR',
        revision: 0,
      },
    ]);
});

test('a clean structure, a team without campaigns, and a failure are three things', async () => {
  const clean = { ...view, faults: [], counts: [], stakes: [], unknown: [] };
  const { screen } = await open(clean);
  expect(await screen.findByText(t('structure:clean.title'))).toBeInTheDocument();
  expect(screen.getByText(t('structure:stake.none'))).toBeInTheDocument();
});

test('a team without campaigns in search results is told what will come', async () => {
  const { screen } = await open(null, []);
  expect(await screen.findByText(t('structure:empty.title'))).toBeInTheDocument();
});

test('what could not be read is not shown as clean', async () => {
  fakeServer.fails(structure.findStructure);
  const { screen } = await open(null);
  expect(await screen.findByText(t('structure:failed'))).toBeInTheDocument();
  expect(screen.queryByText(t('structure:clean.title'))).toBeNull();
});
