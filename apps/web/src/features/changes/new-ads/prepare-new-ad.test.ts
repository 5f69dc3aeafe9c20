import { expect, test } from 'vitest';
import { findRunning, listPageChoices, requestNewAd } from './prepare-new-ad.ts';

const ads = [
  { adId: '1', name: 'Winter', status: 'running', productPageId: 'A-1' },
  { adId: '2', name: 'Spring', status: 'paused', productPageId: null },
];
const page = (productPageId: string, isPublished = true) => ({
  productPageId,
  name: productPageId,
  isPublished,
});

test('what is not published, and what an ad of the ad group shows, stands last and cannot be chosen', () => {
  expect(
    listPageChoices([page('a-1'), page('b-2', false), page('c-3')], ads).map((choice) => [
      choice.productPageId,
      choice.canBeChosen,
      choice.shownBy,
    ]),
  ).toEqual([
    ['c-3', true, undefined],
    ['a-1', false, 'Winter'],
    ['b-2', false, undefined],
  ]);
});

test('one that is to run takes the place of the one that does; a paused one takes none', () => {
  const chosen = { teamId: 7, adGroupId: '20', page: { productPageId: 'c-3', name: 'Sun | sea' } };
  const running = findRunning(ads);
  const newAds = [{ adGroupId: '20', productPageId: 'c-3', name: 'Sun / sea', status: 'running' }];
  expect(requestNewAd({ ...chosen, status: 'running' }, running)).toEqual({
    teamId: 7,
    newAds,
    ads: [{ adId: '1', status: 'paused', before: { status: 'running' } }],
  });
  expect(requestNewAd({ ...chosen, status: 'running' }, undefined)).toEqual({ teamId: 7, newAds });
  expect(requestNewAd({ ...chosen, status: 'paused' }, running)).not.toHaveProperty('ads');
});
