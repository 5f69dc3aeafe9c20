import { previewChanges } from '@tapwright/contracts/change-sets';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { t } from '../../../testing/render-web.tsx';
import { openCreation } from '../open-creation.ts';
import { wholeForm } from '../testing/forms.ts';
import { answerAsUsual, fine, openStep } from '../testing/open-step.tsx';

beforeEach(answerAsUsual);

const campaignNow = () => openCreation.get()?.form.campaigns[0];
const filled = {
  ...wholeForm,
  campaigns: wholeForm.campaigns.map((campaign) => ({
    ...campaign,
    bidStrategy: 'MAX_CONVERSIONS' as const,
    negatives: 'free',
  })),
};
test('a placement without keywords asks first, drops nothing of the draft, and gives it back', async () => {
  const { screen, user } = await openStep('series', filled);
  const today = { placement: t('adWords:placements.APPSTORE_TODAY_TAB') };
  const inToday = await screen.findByRole('radio', { name: today.placement });
  await user.click(inToday);
  const dialog = await screen.findByRole('dialog', { name: t('creation:placements.leave', today) });
  for (const dropped of [
    t('creation:keywords.count', { count: 2 }),
    t('creation:negatives.count', { count: 1 }),
    t('creation:bids.MAX_CONVERSIONS.name'),
  ])
    expect(dialog).toHaveTextContent(dropped);
  await user.click(screen.getByRole('button', { name: t('frame:cancel') }));
  expect(campaignNow()?.placement).toBe('APPSTORE_SEARCH_RESULTS');

  await user.click(inToday);
  await user.click(await screen.findByRole('button', { name: t('creation:placements.leaveNow') }));
  expect(campaignNow()?.placement).toBe('APPSTORE_TODAY_TAB');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(
    screen.queryByRole('radio', { name: new RegExp(t('creation:bids.MAX_CONVERSIONS.name')) }),
  ).toBeNull();

  await user.click(screen.getByRole('radio', { name: t('adWords:placements.APPSTORE_SEARCH_RESULTS') }));
  expect(campaignNow()).toEqual(filled.campaigns[0]);
});

test('where nothing was typed that it cannot have, it changes at once, and asks for nothing of search results', async () => {
  const away = filled.campaigns.map((campaign) => ({
    ...campaign,
    placement: 'APPSTORE_TODAY_TAB' as const,
  }));
  const { screen, user, unmount } = await openStep('series', { ...filled, campaigns: away });
  await user.click(
    await screen.findByRole('radio', { name: t('adWords:placements.APPSTORE_PRODUCT_PAGES') }),
  );
  expect(campaignNow()?.placement).toBe('APPSTORE_PRODUCT_PAGES');
  unmount();
  openCreation.set(undefined);

  const bodies: unknown[] = [];
  fakeServer.answersWith(previewChanges, ({ body }) => {
    bodies.push(body.newCampaigns);
    return fine;
  });
  await openStep('put', { ...filled, campaigns: away });
  await expect
    .poll(() => bodies[0])
    .toMatchObject([{ bidStrategy: 'MANUAL_CPT', negativeKeywords: [], adGroups: [{ keywords: [] }] }]);
});
