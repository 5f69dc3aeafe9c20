import type { Campaign } from '../entities.ts';
import { removeCampaignRows } from '../remove-rows.ts';
import { latest, type Row, type Stamp } from '../table.ts';
import { addStructure, type Place } from './demo-structure.ts';
import type { Diary } from './diary.ts';

const monthDays = 30;

/** Where an app is advertised for a while, or not yet. */
export type FindPlace = (appName: string, country: string) => Place;

const campaignsOf = ({ world, adAccountId, app, country }: Place): Row<Campaign>[] =>
  world.campaigns.list(adAccountId).filter((row) => {
    const { adamId, countries } = latest(row);
    return adamId === app.id && countries[0] === country;
  });

function changeAll(place: Place, change: Partial<Campaign>, by: Stamp): void {
  for (const { id } of campaignsOf(place)) place.world.campaigns.change(id, change, by);
}

/** For some of the people only, and not for a word that brings none who pay. */
function narrow(place: Place, by: Stamp): void {
  const { world } = place;
  for (const campaign of campaignsOf(place).filter((row) => latest(row).name.endsWith('_Category'))) {
    for (const group of world.adGroups.list(campaign.id)) {
      const targeting = {
        ...latest(group).targeting,
        devices: ['IPHONE' as const],
        ages: [{ min: 25, max: 44 }],
      };
      world.adGroups.change(group.id, { targeting }, by);
      world.negativeKeywords.insert(
        {
          campaignId: campaign.id,
          adGroupId: group.id,
          text: 'free',
          matchType: 'BROAD',
          status: 'ENABLED',
          deleted: false,
        },
        by,
      );
    }
  }
}

/** One app, refused by the review in one country of a campaign that runs in three. */
function widen(place: Place, by: Stamp): void {
  for (const row of campaignsOf(place))
    if (latest(row).name.endsWith('_Discovery'))
      place.world.campaigns.change(row.id, { countries: [place.country, 'ID', 'VN'] }, by);
}

function pauseSearchMatch({ world, ...place }: Place, by: Stamp): void {
  for (const campaign of campaignsOf({ world, ...place }))
    for (const group of world.adGroups.list(campaign.id))
      if (latest(group).searchMatch) world.adGroups.change(group.id, { status: 'PAUSED' }, by);
}

/** Beside what runs all year: tried and paused, taken away, over, prepared, held up in a country, narrowed down. */
export function addStates(find: FindPlace, diary: Diary): void {
  const paused = find('Fokalune', 'CA');
  diary.plan(diary.stamp(300), (by) => addStructure(paused, by));
  diary.plan(diary.stamp(2 * monthDays), (by) => changeAll(paused, { status: 'PAUSED' }, by));

  const removed = find('Skanlio', 'MX');
  diary.plan(diary.stamp(280), (by) => addStructure(removed, by));
  diary.plan(diary.stamp(monthDays), (by) => {
    for (const { id } of campaignsOf(removed)) removeCampaignRows({ world: removed.world, by }, id);
  });

  const over = find('Yogavelle', 'IT');
  diary.plan(diary.stamp(160), (by) => {
    addStructure(over, by);
    changeAll(over, { startAt: diary.daysAgo(150), endAt: diary.daysAgo(70) }, by);
  });

  const prepared = find('Yogavelle', 'ES');
  diary.plan(diary.stamp(6), (by) => {
    addStructure(prepared, by);
    changeAll(prepared, { startAt: diary.daysAgo(-2 * monthDays) }, by);
  });

  const refused = find('Pixomere', 'SG');
  diary.plan(diary.stamp(240), (by) => {
    addStructure(refused, by);
    narrow(refused, by);
  });
  diary.plan(diary.stamp(100), (by) => widen(refused, by));
  diary.plan(diary.stamp(20, 'APPLE_SUPPORT', 1), (by) => {
    refused.world.apps.change(refused.app.id, { refusals: { VN: 'APP_CONTENT_REJECTED' } }, by);
  });

  const narrowed = find('Skanlio', 'IN');
  diary.plan(diary.stamp(45), (by) => pauseSearchMatch(narrowed, by));
}
