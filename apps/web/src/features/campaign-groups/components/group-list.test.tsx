import { expect, test } from 'vitest';
import {
  type CampaignGroupView,
  findCampaignGroups,
  modifyCampaignGroup,
  removeCampaignGroup,
} from '@tapwright/contracts/campaign-groups';
import { ann } from '../../../testing/examples.ts';
import { findWithText } from '../../../testing/find-with-text.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { fakeServer } from '../../../testing/fake-server.ts';
import { GroupList } from './group-list.tsx';

const group: CampaignGroupView = {
  campaignGroupId: 5,
  name: 'Harbour games',
  deliveryMode: 'selfService',
  adAccountId: '900100',
  appleName: 'Harbour Games Ltd',
  certificateId: 2,
  currency: 'USD',
  timeZone: 'America/New_York',
  canWrite: true,
  totalBudget: null,
  cpaGoal: '2.50',
  attachedAt: '2026-03-01T08:00:00Z',
  revision: 3,
};

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

test('what is wrong with a guard stands at its field, and the dialog stays', async () => {
  list([group]);
  fakeServer.refuses(modifyCampaignGroup, { code: 'badInput', fields: { cpaGoal: 'An amount, please' } });
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('campaignGroups:edit.action') }));
  const goal = await screen.findByLabelText(t('campaignGroups:cpaGoal'));
  await user.clear(goal);
  await user.type(goal, 'much');
  await user.click(screen.getByRole('button', { name: t('campaignGroups:edit.save') }));
  expect(await screen.findByText('An amount, please')).toBeInTheDocument();
  expect(goal).toBeInvalid();
  expect(goal).toHaveValue('much');
  expect(fakeServer.requests(modifyCampaignGroup)).toEqual([
    { teamId: 7, campaignGroupId: 5, revision: 3, name: 'Harbour games', totalBudget: '', cpaGoal: 'much' },
  ]);
});

test('a group without a name is not sent', async () => {
  list([group]);
  const { screen, user } = await open();
  await user.click(await screen.findByRole('button', { name: t('campaignGroups:edit.action') }));
  const name = await screen.findByLabelText(t('campaignGroups:name'));
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: t('campaignGroups:edit.save') }));
  expect(name).toBeInvalid();
  expect(document.activeElement).toBe(name);
  expect(fakeServer.requests(modifyCampaignGroup)).toEqual([]);
});
