import { expect, test } from 'vitest';
import { placesOf, readLines, requestNegatives } from './prepare-new-negatives.ts';

test('what was pasted is read line by line, a cell at a time, and each text once as Apple tells them apart', () => {
  expect(readLines('free\r\n Free \n\nｆｒｅｅ\nfree  map\tcheap\n無料\n')).toEqual([
    'free',
    'free map',
    'cheap',
    '無料',
  ]);
});

test('several ad groups of one campaign are one place where all of it is meant', () => {
  const targets = [
    { campaignId: '1', adGroupId: '10' },
    { campaignId: '1', adGroupId: '11' },
    { campaignId: '2' },
  ];
  expect(placesOf(targets, 'campaign')).toEqual([{ campaignId: '1' }, { campaignId: '2' }]);
  expect(placesOf(targets, 'adGroup')).toEqual(targets);
  expect(requestNegatives(['free', 'cheap'], 'BROAD', placesOf(targets, 'campaign'))).toEqual([
    { campaignId: '1', text: 'free', matchType: 'BROAD' },
    { campaignId: '1', text: 'cheap', matchType: 'BROAD' },
    { campaignId: '2', text: 'free', matchType: 'BROAD' },
    { campaignId: '2', text: 'cheap', matchType: 'BROAD' },
  ]);
});
