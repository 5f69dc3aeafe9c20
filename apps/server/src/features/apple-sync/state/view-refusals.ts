import { refusalCodes, type RefusedKind, type SyncState } from '@tapwright/contracts/apple-sync';
import type { SyncRefusal } from './refusals-store.ts';
import type { SyncStep } from '../pass/sync-step.ts';

type Refused = SyncState['refused'][number];

/** Many steps may ask for one kind of thing: it is named once, with all the days between. */
export function viewRefusals(refusals: readonly SyncRefusal[]): Refused[] {
  const byKind = new Map<RefusedKind, Refused>();
  for (const { step, error: stored } of refusals) {
    const what = whatOf(step);
    const days = 'from' in step ? { from: step.from, until: step.until } : null;
    const known = byKind.get(what);
    const error = refusalCodes.find((code) => code === stored) ?? 'internal';
    byKind.set(what, { what, days: span(known?.days ?? null, days), error });
  }
  return [...byKind.values()];
}

function span(one: Refused['days'], other: Refused['days']): Refused['days'] {
  if (one === null || other === null) return one ?? other;
  return {
    from: one.from < other.from ? one.from : other.from,
    until: one.until > other.until ? one.until : other.until,
  };
}

function whatOf(step: SyncStep): RefusedKind {
  switch (step.do) {
    case 'facts':
      return `${step.level}Measures`;
    case 'hours':
      return 'campaignHours';
    case 'shares':
      return 'impressionShares';
    case 'suggestedWords':
    case 'suggestedPhrases':
    case 'appGenres':
    case 'popularity':
      return 'appleWords';
    case 'campaignNegatives':
      return 'negativeKeywords';
    case 'changedCampaigns':
    case 'changeHistory':
    case 'outsideChange':
      return 'changes';
    case 'allProductPages':
    case 'appNames':
    case 'appName':
      return 'productPages';
    case 'creative':
      return 'creatives';
    case 'reread':
      return `${step.kind}s`;
    default:
      return step.do;
  }
}
