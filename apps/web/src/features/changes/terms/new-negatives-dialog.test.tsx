import { expect, test } from 'vitest';
import { findAdGroups } from '@tapwright/contracts/ad-groups';
import { addToDraft, sendDraft } from '@tapwright/contracts/change-drafts';
import { previewChanges } from '@tapwright/contracts/change-sets';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import type { NegativePlace } from './prepare-new-negatives.ts';
import { adGroupChoice } from '../testing/ad-group-choice.ts';
import { sendingSet } from '../testing/sets.ts';
import { NewNegativesDialog } from './new-negatives-dialog.tsx';

type Preview = Parameters<typeof fakeServer.answers<typeof previewChanges>>[1];
const fine: Preview = { edits: [], common: [], rise: null, room: null, timeZones: [], approval: [] };
const refusedAt = (place: number): Preview => ({
  ...fine,
  edits: [
    {
      path: `newNegativeKeywords.${place}`,
      objectId: null,
      before: {},
      after: {},
      refused: [{ field: 'text', reason: 'duplicateKeyword', message: 'It is there already.' }],
      warnings: [],
    },
  ],
});
const inGroup = { campaignId: '10', adGroupId: '20', names: ['Brand', 'Exact'] };

async function open(inside: (NegativePlace & { names: readonly string[] }) | undefined, preview = fine) {
  fakeServer.answers(findAdGroups, { list: [adGroupChoice], total: 1 });
  fakeServer.answers(previewChanges, preview);
  fakeServer.answers(addToDraft, sendingSet);
  fakeServer.answers(sendDraft, sendingSet);
  let closedTimes = 0;
  const view = await renderWeb(
    <NewNegativesDialog
      teamId={7}
      inside={inside}
      blockedBy={(words, places) => <p>{`Blocked by ${words.length} in ${places.length}`}</p>}
      onClose={() => (closedTimes += 1)}
    />,
    { user: ann },
  );
  const { screen, user } = view;
  const type = async (text: string) => {
    await user.click(screen.getByLabelText(t('changes:newNegatives.lines')));
    await user.paste(text);
  };
  const add = async (count: number) => {
    const button = await screen.findByRole('button', { name: t('changes:newNegatives.make', { count }) });
    await expect.poll(() => button.hasAttribute('data-loading')).toBe(false);
    await user.click(button);
    await expect.poll(() => closedTimes).toBe(1);
  };
  return { ...view, type, add };
}

test('what was pasted is added to the ad group, or to its whole campaign, as one set', async () => {
  const { screen, user, type, add } = await open(inGroup);
  await type('free\nFREE\n\ncheap map');
  expect(await screen.findByText('Blocked by 2 in 1')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: t('changes:newNegatives.inCampaign') }));
  await user.click(screen.getByRole('radio', { name: t('adWords:matchTypes.BROAD') }));
  await add(2);
  expect(fakeServer.requests(addToDraft)).toEqual([
    {
      teamId: 7,
      newNegativeKeywords: [
        { campaignId: '10', text: 'free', matchType: 'BROAD' },
        { campaignId: '10', text: 'cheap map', matchType: 'BROAD' },
      ],
    },
  ]);
  expect(fakeServer.requests(sendDraft)).toHaveLength(1);
});

test('where Enter begins a line, Ctrl and Enter add', async () => {
  const { screen, user, type } = await open(inGroup);
  await type('free');
  const button = await screen.findByRole('button', { name: t('changes:newNegatives.make', { count: 1 }) });
  await expect.poll(() => button.hasAttribute('data-loading')).toBe(false);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => fakeServer.requests(sendDraft)).toHaveLength(1);
});

test('what is there already is named and left out, and the rest is added', async () => {
  const { screen, type, add } = await open(inGroup, refusedAt(0));
  await type('free\ncheap');
  expect(await screen.findByText('It is there already.')).toBeInTheDocument();
  await add(1);
  expect(fakeServer.requests(addToDraft)).toEqual([
    {
      teamId: 7,
      newNegativeKeywords: [{ campaignId: '10', adGroupId: '20', text: 'cheap', matchType: 'EXACT' }],
    },
  ]);
});

test('outside of any campaign ad groups are chosen first', async () => {
  const { screen, user, type, add } = await open(undefined);
  await type('free');
  await user.click(await screen.findByRole('checkbox', { name: /Exact/ }));
  await add(1);
  expect(fakeServer.requests(addToDraft)).toMatchObject([
    { newNegativeKeywords: [{ campaignId: '11', adGroupId: '21', text: 'free' }] },
  ]);
});

test('in a campaign nothing is chosen but the words', async () => {
  const { screen } = await open({ campaignId: '10', names: ['Group', 'Brand'] });
  expect(screen.queryByRole('radiogroup', { name: t('changes:terms.keptOutOf') })).toBeNull();
  expect(screen.getByText('Group › Brand')).toBeInTheDocument();
});
