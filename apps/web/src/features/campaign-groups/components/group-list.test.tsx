import { expect, test } from 'vitest';
import {
  type CampaignGroupView,
  findCampaignGroups,
  removeCampaignGroup,
} from '@tapwright/contracts/campaign-groups';
import { ann } from '../../../testing/examples.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { group } from '../testing/group.ts';
import { GroupList } from './group-list.tsx';

const open = () => renderWeb(<GroupList teamId={7} />, { user: ann });
const list = (groups: CampaignGroupView[]) =>
  fakeServer.answers(findCampaignGroups, { list: groups, total: groups.length });

test('groups that could not be read are not shown as none, and can be read again', async () => {
  fakeServer.fails(findCampaignGroups);
  const { screen, user } = await open();
  expect(await screen.findByText(t('campaignGroups:notRead'))).toBeInTheDocument();
  expect(screen.queryByText(t('campaignGroups:empty'))).toBeNull();
  list([group]);
  await user.click(screen.getByRole('button', { name: t('failed.tryAgain') }));
  expect(await screen.findByText('Harbour games')).toBeInTheDocument();
});

test('where nothing is attached it says so', async () => {
  list([]);
  const { screen } = await open();
  expect(await screen.findByText(t('campaignGroups:empty'))).toBeInTheDocument();
});

test('a group is detached only after the question', async () => {
  list([group]);
  fakeServer.answers(removeCampaignGroup, null);
  const { screen, user } = await open();
  const detach = () => user.click(screen.getByRole('button', { name: t('campaignGroups:detach.action') }));
  await screen.findByText('Harbour games');
  await detach();
  await user.click(await screen.findByRole('button', { name: t('cancel') }));
  expect(fakeServer.requests(removeCampaignGroup)).toEqual([]);
  await detach();
  const dialog = await screen.findByRole('dialog');
  await user.click(findWithText(dialog.querySelectorAll('button'), t('campaignGroups:detach.action')));
  expect(await screen.findByText(t('campaignGroups:detach.done'))).toBeInTheDocument();
  expect(fakeServer.requests(removeCampaignGroup)).toEqual([{ teamId: 7, campaignGroupId: 5 }]);
});

test('limits are written with thousands and the decimals of their currency', async () => {
  const inYen = { campaignGroupId: 6, name: 'Harbour Japan', currency: 'JPY', totalBudget: '150000' };
  list([
    { ...group, totalBudget: '1472', cpaGoal: '3.5' },
    { ...group, ...inYen, cpaGoal: null },
  ]);
  const { screen } = await open();
  for (const amount of ['1,472.00', '3.50', '150,000'])
    expect(await screen.findByText(amount)).toBeInTheDocument();
});
