import { expect, test } from 'vitest';
import { downloadNegativeCsv } from './keywords.ts';
import { patienceOf } from './limits.ts';
import { downloadAdGroupCsv, downloadCampaignCsv, findReportCampaignList } from './reports.ts';
import { uploadPicture } from './uploads.ts';

test('a list of ads and its file are waited for equally long, 30 s', () => {
  for (const call of [findReportCampaignList, downloadCampaignCsv, downloadAdGroupCsv, downloadNegativeCsv])
    expect(patienceOf(call)).toBe(30_000);
});

test('a picture is waited for 6 s, and what is no ad call 20 s', () => {
  expect(patienceOf(uploadPicture)).toBe(6_000);
  expect(patienceOf({})).toBe(20_000);
});
