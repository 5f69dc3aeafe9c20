import type { AdGroup, Campaign, Instant } from '../entities.ts';
import { extraSlotsFrom } from '../facts.ts';
import type { ConceptWeights } from '../vocabulary/vocabulary.ts';
import { latest, type Row } from '../table.ts';
import type { Story } from '../story.ts';
import type { World } from '../world.ts';
import { usualMax } from './demo-structure.ts';
import type { Diary } from './diary.ts';

/** API user behind the rule that somebody let loose. */
const ruleUser = 41_900;

function campaignNamed(world: World, name: string): Row<Campaign> {
  for (const row of world.campaigns.rows()) if (latest(row).name === name) return row;
  throw new RangeError(`no campaign ${name}`);
}

function groupAt(world: World, campaign: Row<Campaign>, position: number): Row<AdGroup> {
  const row = world.adGroups.list(campaign.id)[position];
  if (!row) throw new RangeError(`campaign ${campaign.id} has no ad group ${position}`);
  return row;
}

type StoryMaker = (world: World, diary: Diary) => Story;

function story(kind: Story['kind'], from: Instant, part: Partial<Story>): Story {
  return { kind, from, to: null, campaignId: null, adGroupId: null, keywordId: null, ...part };
}

/** Raised for a weekend sale, and never lowered again. */
const forgetBudgetRaise: StoryMaker = (world, diary) => {
  const campaign = campaignNamed(world, 'yogavelle_US_Category');
  diary.plan(diary.stamp(95), (by) => {
    world.campaigns.change(campaign.id, { dailyBudget: latest(campaign).dailyBudget * 4 }, by);
  });
  return story('forgottenBudgetRaise', diary.daysAgo(95), { campaignId: campaign.id });
};

/** "Plus six percent a day while it converts", without an upper limit. */
const letRuleCompound: StoryMaker = (world, diary) => {
  const campaign = campaignNamed(world, 'skanlio_US_Category');
  const group = groupAt(world, campaign, 0);
  for (let days = 40; days >= 12; days -= 1) {
    diary.plan(diary.stamp(days, 'CUSTOMER_API', ruleUser), (by) => {
      for (const row of world.keywords.list(group.id)) {
        const { bid, status } = latest(row);
        if (status === 'ENABLED') world.keywords.change(row.id, { bid: Math.ceil((bid ?? 0) * 1.06) }, by);
      }
    });
  }
  const subject = { campaignId: campaign.id, adGroupId: group.id };
  return story('compoundingRule', diary.daysAgo(40), { to: diary.daysAgo(12), ...subject });
};

const letRivalIn: StoryMaker = (world, diary) => {
  const campaign = campaignNamed(world, 'fokalune_US_Brand');
  const [rival] = world.rivalsIn('productivity');
  const from = diary.daysAgo(33);
  const entry = {
    country: 'US',
    text: 'fokalune',
    adamId: rival?.adamId ?? 0,
    from,
    to: null,
    strength: 1.5,
  };
  world.setFacts({ ...world.facts, rivalEntries: [...world.facts.rivalEntries, entry] }, from);
  const keywordId = world.keywords.list(groupAt(world, campaign, 0).id)[0]?.id ?? null;
  return story('rivalOnBrandWord', from, { campaignId: campaign.id, keywordId });
};

/** The custom page carried the ad group for months; then the review refused it. */
const rejectPage: StoryMaker = (world, diary) => {
  const campaign = campaignNamed(world, 'pixomere_US_Category');
  const group = groupAt(world, campaign, 0);
  const { adamId, adAccountId } = latest(campaign);
  const uuid = '5d0f1c2e-8a4b-4c7d-9e61-2b7f0a913c55';
  const pageName = 'Editor in action';
  diary.plan(diary.stamp(170), (by) => {
    const concepts: ConceptWeights = [1, 0.7, 0.6, 0.8, 0.9, 0.4];
    const page = { adamId, uuid, name: pageName, state: 'VISIBLE' as const, deepLink: null, concepts };
    world.productPages.insert(page, by);
    const creative = world.creatives.insert(
      {
        adAccountId,
        adamId,
        name: pageName,
        type: 'CUSTOM_PRODUCT_PAGE',
        productPageUuid: uuid,
        review: 'APPROVED',
        reviewReasons: [],
        deleted: false,
      },
      by,
    );
    const subject = { campaignId: campaign.id, adGroupId: group.id, creativeId: creative.id };
    world.ads.insert(
      { ...subject, name: pageName, status: 'ENABLED', review: 'APPROVED', deleted: false },
      by,
    );
  });
  diary.plan(diary.stamp(18, 'APPLE_SUPPORT', 1), (by) => {
    for (const ad of world.ads.list(group.id)) world.ads.change(ad.id, { review: 'REJECTED' }, by);
  });
  return story('pageRejected', diary.daysAgo(18), { campaignId: campaign.id, adGroupId: group.id });
};

const loseReports: StoryMaker = (world, diary) => {
  const from = diary.daysAgo(9);
  const to = diary.daysAgo(7.3);
  world.setFacts({ ...world.facts, reportingOutages: [...world.facts.reportingOutages, { from, to }] }, from);
  return story('reportingGap', from, { to });
};

/** Camera focus, a car, a magazine: few of those who type it look for a timer. */
const letWordBleed: StoryMaker = (world, diary) => {
  const campaign = campaignNamed(world, 'fokalune_US_Discovery');
  const group = groupAt(world, campaign, 0);
  const word = {
    country: 'US',
    text: 'focus',
    popularity: 66,
    category: 'productivity' as const,
    concept: 0,
    fit: 0.07,
  };
  const from = diary.daysAgo(70);
  world.setFacts({ ...world.facts, ambiguousWords: [...world.facts.ambiguousWords, word] }, from);
  diary.plan(diary.stamp(70), (by) => {
    world.keywords.insert(
      {
        campaignId: campaign.id,
        adGroupId: group.id,
        text: word.text,
        matchType: 'BROAD',
        bid: Math.round(((latest(group).bid ?? 0) / usualMax) * 2.5),
        status: 'ENABLED',
        deleted: false,
      },
      by,
    );
  });
  return story('bleedingDiscoveryWord', from, { campaignId: campaign.id, adGroupId: group.id });
};

/** With money to spare, so that what the new slots bring is seen. */
const openSlots: StoryMaker = (world, diary) => {
  const campaign = campaignNamed(world, 'fokalune_GB_Category');
  diary.plan(diary.stamp(330), (by) => {
    world.campaigns.change(campaign.id, { dailyBudget: latest(campaign).dailyBudget * 3 }, by);
  });
  return story('extraSlots', extraSlotsFrom(world.facts, 'GB'), { campaignId: campaign.id });
};

/** Plants what a careful reader of the figures should find, and writes down where. */
export function plantStories(world: World, diary: Diary): void {
  const makers = [
    forgetBudgetRaise,
    letRuleCompound,
    letRivalIn,
    rejectPage,
    loseReports,
    letWordBleed,
    openSlots,
  ];
  world.stories = makers.map((make) => make(world, diary));
}
