import { expect, test } from 'vitest';
import { chooseCampaignType } from '@tapwright/contracts/campaigns';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { TypeChoice } from './type-choice.tsx';

test('all that is selected gets a type, or is left to its names again', async () => {
  fakeServer.answers(chooseCampaignType, { changed: 2 });
  const part = <TypeChoice teamId={7} campaignIds={['11', '12']} />;
  const { screen, user } = await renderWeb(part, { user: ann });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: t('changes:campaignType.set') }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  await choose(t('adWords:campaignTypes.brand'));
  await choose(t('changes:campaignType.byName'));
  await expect
    .poll(() => fakeServer.requests(chooseCampaignType))
    .toEqual([
      { teamId: 7, campaignIds: ['11', '12'], campaignType: 'brand' },
      { teamId: 7, campaignIds: ['11', '12'], campaignType: null },
    ]);
});
