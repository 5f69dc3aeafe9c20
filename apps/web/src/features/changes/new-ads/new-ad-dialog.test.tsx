import { expect, test } from 'vitest';
import { findAdObject } from '@tapwright/contracts/ad-object';
import { commitChanges, previewChanges } from '@tapwright/contracts/change-sets';
import { findProductPages } from '@tapwright/contracts/look-ups';
import { ann } from '../../../testing/examples.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderWeb, t } from '../../../testing/render-web.tsx';
import { sentSets } from '../opened.ts';
import { adGroupDetails } from '../testing/details.ts';
import { sendingSet } from '../testing/sets.ts';
import { NewAdDialog } from './new-ad-dialog.tsx';

const [summer, winter] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const pages = [
  { productPageId: winter, name: 'Winter', isPublished: true },
  { productPageId: summer, name: 'Summer', isPublished: true },
  { productPageId: '00000000-0000-4000-8000-000000000003', name: 'Autumn', isPublished: false },
];
const ads = [{ adId: '50', name: 'Winter', status: 'running', productPageId: winter }];
const fine = { edits: [], common: [], rise: null, room: null, timeZones: [], approval: [] };

async function open() {
  fakeServer.answers(findAdObject, adGroupDetails);
  let closed = 0;
  const close = () => {
    closed += 1;
  };
  const view = await renderWeb(<NewAdDialog teamId={7} adGroupId="20" ads={ads} onClose={close} />, {
    user: ann,
  });
  return { ...view, closed: () => closed };
}

test('a page is chosen, and its ad takes the place of the one that runs, in one set', async () => {
  fakeServer.answers(findProductPages, pages);
  fakeServer.answers(previewChanges, fine);
  fakeServer.answers(commitChanges, sendingSet);
  const { screen, user, closed } = await open();
  const radio = async (name: string) => screen.findByRole('radio', { name });
  expect(await radio('Winter')).toBeDisabled();
  expect(await radio('Autumn')).toBeDisabled();
  expect(screen.getByText(t('changes:newAd.shownBy', { name: 'Winter' }))).toBeInTheDocument();
  expect(screen.getByText(t('changes:newAd.hidden'))).toBeInTheDocument();
  expect(screen.getByText(t('changes:newAd.replaces', { name: 'Winter' }))).toBeInTheDocument();
  await user.click(await radio('Summer'));
  await user.click(screen.getByRole('button', { name: t('changes:newAd.make') }));
  await expect.poll(closed).toBe(1);
  expect(fakeServer.requests(commitChanges)).toMatchObject([
    {
      teamId: 7,
      newAds: [{ adGroupId: '20', productPageId: summer, name: 'Summer', status: 'running' }],
      ads: [{ adId: '50', status: 'paused', before: { status: 'running' } }],
    },
  ]);
  expect(sentSets.get()).toMatchObject([{ changeSetId: sendingSet.changeSetId }]);
});

test('without a page nothing is sent; an app without pages, and pages that were not read, say so', async () => {
  fakeServer.answers(findProductPages, []);
  const none = await open();
  expect(await none.screen.findByText(t('changes:newAd.none'))).toBeInTheDocument();
  await none.user.click(none.screen.getByRole('button', { name: t('changes:newAd.make') }));
  expect(fakeServer.requests(commitChanges)).toEqual([]);
  none.unmount();
  fakeServer.refuses(findProductPages, { code: 'lookUpFailed' });
  const failed = await open();
  expect(await failed.screen.findByText(t('changes:newAd.failed'))).toBeInTheDocument();
});
