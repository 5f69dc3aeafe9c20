import { findStatusReason, type StatusReason, statusRemedies } from '@tapwright/contracts/status-reasons';
import type { AdDetails } from './read-settings.ts';

type Level = AdDetails['serving'][number];

export type ServingFinding = {
  readonly kind: Level['kind'];
  /** Which of the levels. */
  readonly place: number;
  readonly code: string;
  /** Undefined for one that Apple has added since. */
  readonly reason: StatusReason | undefined;
  /** Whether it stops everything, or a part of it. */
  readonly stops: 'all' | 'part';
};

/** What is settled by a press here: the settings of the object itself, or activating it. */
export type Act = 'settings' | 'activate' | undefined;

/** Reasons of a parent are told at the parent: what lies in it does not repeat them. */
const repeated = ['CAMPAIGN_NOT_RUNNING'];

/** An ad group without its ads still shows the default page. */
export function prepareServing({ kind: ownKind, serving }: AdDetails): ServingFinding[] {
  return serving.flatMap(({ kind, reasons, limits }, place) => {
    const toFinding = (stops: 'all' | 'part') => (code: string) => ({
      kind,
      place,
      code,
      reason: findStatusReason(code),
      stops,
    });
    const isInside = kind === 'ad' && ownKind !== 'ad';
    return [
      ...reasons
        .filter((code) => !repeated.includes(code) || serving.length === 1)
        .map(toFinding(isInside ? 'part' : 'all')),
      ...limits.map(toFinding('part')),
    ];
  });
}

const inSettings: readonly string[] = ['end', 'countries', 'sale', 'language', 'month', 'keywords', 'sapin'];

/** Only for the object that is open: its parents have panels of their own. */
export function findAct({ kind, reason }: ServingFinding, ownKind: AdDetails['kind']): Act {
  if (kind !== ownKind || reason === undefined) return undefined;
  const remedy = statusRemedies[reason];
  if (remedy === 'activate') return 'activate';
  return inSettings.includes(remedy) ? 'settings' : undefined;
}

const displays = [
  'RUNNING',
  'PAUSED',
  'ON_HOLD',
  'LIMITED',
  'PROCESSING',
  'DELETED',
  'CAMPAIGN_ON_HOLD',
  'AD_GROUP_ON_HOLD',
] as const;
export const findDisplay = (word: string | null) => displays.find((one) => one === word);
