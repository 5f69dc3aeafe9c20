import { describe, expect, it } from 'vitest';
import { makeSmallWorld, since, stampAt, type SmallWorldOptions } from '../../market/testing/small-world.ts';
import type { Campaign } from '../entities.ts';
import { adGroupStatus } from './ad-group-status.ts';
import { campaignStatus } from './campaign-status.ts';
import { keywordDisplayUnder } from './keyword-status.ts';

const at = Date.UTC(2025, 2, 5);

function statusWith(options: SmallWorldOptions = {}, spent = false) {
  const { world, campaignId, exactId, exactIds } = makeSmallWorld(options);
  const adGroup = adGroupStatus(world, world.adGroups.get(exactId), at, spent);
  const keyword = world.keywords.get(exactIds[0] ?? 0).versions[0]?.state;
  return {
    campaign: campaignStatus(world, world.campaigns.get(campaignId), at, spent),
    adGroup,
    keyword: keyword && keywordDisplayUnder(keyword, adGroup.reasons),
  };
}

describe('what the platform says', () => {
  it('is RUNNING, with no reason against it', () => {
    const { campaign, adGroup, keyword } = statusWith();
    expect(campaign).toEqual({
      systemStatus: 'RUNNING',
      reasons: [],
      limitingReasons: [],
      displayStatus: 'RUNNING',
    });
    expect(adGroup.displayStatus).toBe('RUNNING');
    expect(keyword).toBe('RUNNING');
  });

  it.each<[Partial<Campaign>, string[], string]>([
    [{ status: 'PAUSED' }, ['PAUSED_BY_USER'], 'PAUSED'],
    [{ deleted: true }, ['DELETED_BY_USER'], 'DELETED'],
    [{ startAt: at + 1 }, ['SCHEDULE_PENDING'], 'ON_HOLD'],
    [{ endAt: at }, ['SCHEDULE_EXPIRED'], 'ON_HOLD'],
    [
      { bidStrategy: { type: 'MAX_CONVERSIONS', bid: 300 } },
      ['AUTOMATED_KEYWORDS_REQUIRED_AD_GROUP_MISSING'],
      'ON_HOLD',
    ],
    [{ placement: 'APPSTORE_TODAY_TAB' }, ['AD_GROUPS_NOT_RUNNING'], 'ON_HOLD'],
  ])('of a campaign with %o is %j', (part, reasons, displayStatus) => {
    const { campaign, adGroup, keyword } = statusWith({ campaign: part });
    expect(campaign).toMatchObject({ systemStatus: 'NOT_RUNNING', reasons, displayStatus });
    expect(adGroup.reasons).toContain('CAMPAIGN_NOT_RUNNING');
    expect(adGroup.displayStatus).toBe('CAMPAIGN_ON_HOLD');
    expect(keyword).toBe('CAMPAIGN_ON_HOLD');
  });

  it('of a campaign whose month is spent says so', () => {
    expect(statusWith({}, true).campaign.reasons).toEqual(['MONTHLY_BUDGET_EXHAUSTED']);
  });

  it('of an ad group without keywords and Search Match holds it, and the campaign if it was the only one', () => {
    const { world, campaignId, exactId, broadId, matchId, exactIds } = makeSmallWorld();
    for (const id of [broadId, matchId]) world.adGroups.change(id, { deleted: true }, stampAt(since + 1));
    for (const id of exactIds) world.keywords.change(id, { status: 'PAUSED' }, stampAt(since + 1));
    const group = adGroupStatus(world, world.adGroups.get(exactId), at, false);
    expect(group.reasons).toEqual(['KEYWORDS_MISSING', 'CAMPAIGN_NOT_RUNNING']);
    expect(campaignStatus(world, world.campaigns.get(campaignId), at, false).reasons).toEqual([
      'AD_GROUPS_NOT_RUNNING',
    ]);
    expect(campaignStatus(world, world.campaigns.get(campaignId), since, false).reasons).toEqual([]);
  });

  it('of a campaign barred from some of its countries is LIMITED', () => {
    const { world, campaignId, adamId, query } = makeSmallWorld({ campaign: { countries: ['US', 'GB'] } });
    world.apps.change(adamId, { refusals: { GB: 'APP_CONTENT_REJECTED' } }, stampAt(since + 1));
    const status = campaignStatus(world, world.campaigns.get(campaignId), at, false);
    expect(status).toMatchObject({
      systemStatus: 'RUNNING',
      displayStatus: 'LIMITED',
      limitingReasons: ['APP_CONTENT_REJECTED'],
    });
    expect(new Set(query({ level: 'campaign', by: ['country'] }).map((row) => row.country))).toEqual(
      new Set(['US']),
    );
  });

  it('holds everything while the account cannot pay', () => {
    const { world, campaignId, adAccountId, query } = makeSmallWorld();
    world.adAccounts.change(adAccountId, { problems: ['PAYMENT_DECLINED'] }, stampAt(since + 1));
    expect(campaignStatus(world, world.campaigns.get(campaignId), at, false).reasons).toEqual([
      'AD_ACCOUNT_PAYMENT_ISSUES',
    ]);
    expect(query({ level: 'campaign' })).toEqual([]);
  });
});
