import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { modifyCampaignGroup } from '@tapwright/contracts/campaign-groups';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { group } from '../testing/group.ts';
import { GroupDialog } from './group-dialog.tsx';

async function open() {
  let isOpen = true;
  const part = <GroupDialog teamId={7} group={group} onClose={() => (isOpen = false)} />;
  const view = await renderWeb(part, { user: ann });
  const { screen, user } = view;
  const field = (name: 'name' | 'totalBudget' | 'cpaGoal') =>
    screen.getByLabelText(t(`campaignGroups:${name}`));
  const save = () => screen.getByRole('button', { name: t('campaignGroups:edit.save') });
  const fill = async (name: Parameters<typeof field>[0], text: string) => {
    await user.clear(field(name));
    if (text !== '') await user.type(field(name), text);
    await user.click(save());
  };
  return { ...view, field, save, fill, isOpen: () => isOpen };
}

test('a group without a name is not sent', async () => {
  const { field, fill } = await open();
  await fill('name', '');
  expect(field('name')).toBeInvalid();
  expect(document.activeElement).toBe(field('name'));
  expect(fakeServer.requests(modifyCampaignGroup)).toEqual([]);
});

test('what is wrong with a guard stands at its field, and the dialog stays', async () => {
  fakeServer.refuses(modifyCampaignGroup, { code: 'badInput', fields: { cpaGoal: 'An amount, please' } });
  const { field, fill, isOpen } = await open();
  await fill('cpaGoal', 'much');
  await waitFor(() => expect(field('cpaGoal')).toHaveAccessibleDescription(/An amount, please/));
  expect(field('cpaGoal')).toHaveValue('much');
  expect(isOpen()).toBe(true);
  expect(fakeServer.requests(modifyCampaignGroup)).toEqual([
    { teamId: 7, campaignGroupId: 5, revision: 3, name: 'Harbour games', totalBudget: '', cpaGoal: 'much' },
  ]);
});

test('pressed twice it is sent once, and closes when it is done', async () => {
  const done = fakeServer.answersLater(modifyCampaignGroup, { ...group, totalBudget: '500' });
  const { screen, user, save, fill, isOpen } = await open();
  await fill('totalBudget', '500');
  expect(save()).toBeDisabled();
  await user.click(save());
  expect(isOpen()).toBe(true);
  done();
  expect(await screen.findByText(t('campaignGroups:edit.done'))).toBeInTheDocument();
  expect(isOpen()).toBe(false);
  expect(fakeServer.requests(modifyCampaignGroup)).toHaveLength(1);
});

test('somebody who changed it meanwhile is not written over, and what was typed stays', async () => {
  fakeServer.refuses(modifyCampaignGroup, { code: 'changedMeanwhile', message: 'Bob changed it' });
  const { screen, field, fill, isOpen } = await open();
  await fill('name', 'Harbour puzzles');
  expect(await screen.findByText(/Bob changed it/)).toBeInTheDocument();
  expect(field('name')).toHaveValue('Harbour puzzles');
  expect(isOpen()).toBe(true);
});
