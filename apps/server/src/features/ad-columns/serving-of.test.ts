import { expect, test } from 'vitest';
import { servingOf } from './serving-of.ts';

test.each([
  ['RUNNING', [], 'running'],
  ['PAUSED', ['PAUSED_BY_USER'], 'paused'],
  ['PAUSED', ['PAUSED_BY_USER', 'PRODUCT_PAGE_HIDDEN'], 'pageHidden'],
  ['PROCESSING', ['AD_APPROVAL_PENDING'], 'inReview'],
  ['ON_HOLD', ['AD_APPROVAL_REJECTED', 'CREATIVE_INVALID', 'POLICY_PROHIBITED'], 'rejected'],
  ['ON_HOLD', ['CREATIVE_INVALID', 'PRODUCT_PAGE_DELETED'], 'pageGone'],
  ['ON_HOLD', ['CREATIVE_INVALID'], 'invalid'],
  ['ON_HOLD', ['CREATIVE_LOCALE_INCOMPATIBLE'], 'unsuitable'],
  ['CAMPAIGN_ON_HOLD', [], 'campaignOnHold'],
  ['AD_GROUP_ON_HOLD', [], 'adGroupOnHold'],
  ['ON_HOLD', ['SOMETHING_NEW'], 'onHold'],
  ['LIMITED', [], 'limited'],
  [null, [], null],
] as const)('%s for %j is %s', (displayStatus, reasons, serving) => {
  expect(servingOf(displayStatus, reasons)).toBe(serving);
});
