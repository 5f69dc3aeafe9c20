import { expect, test } from 'vitest';
import * as lists from '@tapwright/contracts/negative-lists';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { AttachDialog } from './attach-dialog.tsx';

const campaign = (campaignId: string, name: string) => ({
  campaignId,
  name,
  app: 'Timer',
  countries: ['US'],
});
const blocked = {
  text: 'free timer',
  matchType: 'EXACT',
  campaignName: 'Brand US',
  adGroupName: 'Words',
  negative: 'free',
  negativeMatchType: 'BROAD',
};

async function open() {
  const said: string[] = [];
  const view = await renderWeb(
    <AttachDialog
      teamId={7}
      listId={10_001}
      onAttached={() => said.push('attached')}
      onClose={() => said.push('closed')}
    />,
    { user: ann },
  );
  return { ...view, said };
}

test('campaigns are chosen with what of theirs the list would block, and attached', async () => {
  fakeServer.answers(lists.findAttachableCampaigns, {
    list: [campaign('51', 'Brand US'), campaign('52', 'Category US')],
    total: 5,
  });
  fakeServer.answers(lists.findBlockedKeywords, { list: [blocked], total: 1 });
  fakeServer.answers(lists.attachCampaigns, { attached: 2 });
  const { screen, user, said } = await open();
  expect(await screen.findByText(t('negativeLists:attach.more', { count: 3 }))).toBeInTheDocument();
  expect(screen.getAllByText('Timer · United States')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /Brand US/ }));
  expect(await screen.findByText('free timer')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('negativeLists:attach.all', { count: 2 }) }));
  await user.click(screen.getByRole('button', { name: t('negativeLists:attach.attach', { count: 2 }) }));
  await expect.poll(() => said).toEqual(['closed', 'attached']);
  expect(fakeServer.requests(lists.attachCampaigns)).toMatchObject([
    { teamId: 7, listId: 10_001, campaignIds: ['51', '52'] },
  ]);
});

test('a refusal leaves the dialog open, and without campaigns it says so', async () => {
  fakeServer.answers(lists.findAttachableCampaigns, { list: [], total: 0 });
  const { screen, user, said } = await open();
  expect(await screen.findByText(t('negativeLists:attach.none'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('negativeLists:attach.attach', { count: 0 }) }));
  expect(fakeServer.requests(lists.attachCampaigns)).toEqual([]);
  expect(said).toEqual([]);
});
