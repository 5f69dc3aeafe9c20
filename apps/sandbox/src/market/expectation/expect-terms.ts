import type { World } from '../../world/world.ts';
import type { AuctionEntry } from '../auction/auction-entries.ts';
import { MonthEntries } from '../auction/month-entries.ts';
import { dayNumberOf, firstDayOf, monthOf } from '../calendar/zone-days.ts';
import { addExpected, eachExpected, nothingExpected, type Expected } from './expected-counts.ts';
import { openCampaign, type Question } from './expect-outcomes.ts';

export type ExpectedTerm = Expected & {
  adGroupId: number;
  /** Null where no keyword brought the search: Search Match. */
  keywordId: number | null;
  country: string;
  /** Null: the many searches too rare to be named. */
  searchTerm: string | null;
};

/** How what an entry brings spreads over its searches. */
function partsOf({ demand }: AuctionEntry) {
  const list = demand.listTerms().map(({ text, searches, ttr, cr }) => ({
    text,
    searches,
    taps: searches * ttr,
    installs: searches * ttr * cr,
  }));
  const shareOf = (key: 'searches' | 'taps' | 'installs') => {
    const whole = list.reduce((sum, term) => sum + term[key], 0);
    return (part: number) => (whole > 0 ? part / whole : 0);
  };
  const [ofSearches, ofTaps, ofInstalls] = [shareOf('searches'), shareOf('taps'), shareOf('installs')];
  return list.map(({ text, searches, taps, installs }) => ({
    text,
    ofImpressions: ofSearches(searches),
    ofTaps: ofTaps(taps),
    ofInstalls: ofInstalls(installs),
  }));
}

/**
 * What each search brings a campaign over some days in the mean, as long as there is money: what ends early brings
 * less of everything, and an install costs the same.
 */
export function expectTerms(world: World, question: Omit<Question, 'draws'>): ExpectedTerm[] {
  const { world: copy, campaign } = openCampaign(world, question);
  const [first, last] = [dayNumberOf(question.from), dayNumberOf(question.to)];
  const byEntry = new Map<AuctionEntry, Expected>();
  for (let month = monthOf(first); month <= monthOf(last); month += 1) {
    const entries = new MonthEntries(campaign, month, copy.facts);
    for (let index = 0; index < entries.days; index += 1) {
      const day = firstDayOf(month) + index;
      if (day < first || day > last) continue;
      eachExpected(entries, index, (entry, expected) =>
        byEntry.set(entry, addExpected(byEntry.get(entry) ?? nothingExpected, expected)),
      );
    }
  }
  const terms = new Map<string, ExpectedTerm>();
  for (const [entry, { impressions, taps, spend, tapInstalls, viewInstalls }] of byEntry)
    for (const { text, ofImpressions, ofTaps, ofInstalls } of partsOf(entry)) {
      const { adGroupId, keywordId, country } = entry.unit;
      const subject = { adGroupId, keywordId, country, searchTerm: text };
      const key = JSON.stringify(subject);
      const part = {
        impressions: impressions * ofImpressions,
        taps: taps * ofTaps,
        spend: spend * ofTaps,
        tapInstalls: tapInstalls * ofInstalls,
        viewInstalls: viewInstalls * ofInstalls,
      };
      terms.set(key, { ...subject, ...addExpected(terms.get(key) ?? nothingExpected, part) });
    }
  return [...terms.values()];
}
