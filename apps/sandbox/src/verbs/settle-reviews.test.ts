import { expect, it } from 'vitest';
import { getAccount } from '../api-v1/admit.ts';
import { makeTestWorld, visiblePage } from '../testing/make-test-world.ts';
import { adStatus } from '../world/status/ad-status.ts';
import { creativeStatus } from '../world/status/creative-status.ts';
import { latest } from '../world/table.ts';
import type { AccountContext } from './account-context.ts';
import { createAd } from './ads.ts';
import { createCreative } from './creatives.ts';
import { settleReviews } from './settle-reviews.ts';

const now = Date.UTC(2026, 10, 20, 12);
const minuteMs = 60_000;

it('reviews a creative of a custom page within an hour, an ad of it within two, and the default page not at all', () => {
  const world = makeTestWorld();
  const by = { at: now, userType: 'CUSTOMER_API', userId: 1, transactionId: 'new' } as const;
  const context: AccountContext = { world, now, by, account: getAccount(world, 700_100_200) };
  const subject = { adamId: 1_600_000_001, name: 'Winter' };
  const custom = createCreative(context, {
    ...subject,
    type: 'CUSTOM_PRODUCT_PAGE',
    productPageUuid: visiblePage,
  });
  const plain = createCreative(context, { ...subject, type: 'DEFAULT_PRODUCT_PAGE', productPageUuid: null });
  const ad = createAd(context, {
    adGroupId: 61_001,
    creativeId: custom.id,
    name: 'Winter',
    status: 'ENABLED',
  });
  const after = (minutes: number) => {
    const at = now + minutes * minuteMs;
    settleReviews(world, at);
    const statusOf = ({ id }: { id: number }) =>
      creativeStatus(world, latest(world.creatives.get(id)), at).systemStatus;
    const { systemStatus, reasons } = adStatus(world, world.ads.get(ad.id), at, false);
    return [statusOf(custom), statusOf(plain), systemStatus, ...reasons];
  };
  expect(after(59)).toEqual(['PENDING', 'VALID', 'NOT_RUNNING', 'AD_APPROVAL_PENDING']);
  expect(after(60)).toEqual(['VALID', 'VALID', 'NOT_RUNNING', 'AD_APPROVAL_PENDING']);
  expect(after(120)).toEqual(['VALID', 'VALID', 'RUNNING']);
});
