import { adGroupSystemStatusReasons } from '@tapwright/apple-ads/wire/campaigns/ad-group';
import { adSystemStatusReasons } from '@tapwright/apple-ads/wire/campaigns/ad';
import {
  campaignLimitingReasons,
  campaignSystemStatusReasons,
} from '@tapwright/apple-ads/wire/campaigns/campaign-status';
import { findStatusReason } from '@tapwright/contracts/status-reasons';
import { expect, test } from 'vitest';

test('every reason that Apple documents has words and something to do about it', () => {
  const codes = [
    ...campaignSystemStatusReasons,
    ...campaignLimitingReasons,
    ...adGroupSystemStatusReasons,
    ...adSystemStatusReasons,
    'LOCATION_POLICY_ISSUES',
    'LOCATION_GROUP_ISSUES',
    'ADS_LIMITED',
  ];
  expect(codes.filter((code) => findStatusReason(code) === undefined)).toEqual([]);
});
