import { useEffect, useEffectEvent } from 'react';
import { personalSettings } from './use-personal-setting.ts';

const maxPlaces = 8;

/** A campaign, or an ad group in one, that somebody was in lately. */
export type RecentPlace = {
  readonly teamId: number;
  readonly name: string;
  readonly campaignGroupId: string;
  readonly campaignId: string;
  readonly adGroupId?: string | undefined;
  /** Of an ad group: many are called the same. */
  readonly campaignName?: string | undefined;
};

const isVisited = (last: RecentPlace | undefined, place: RecentPlace) =>
  last !== undefined &&
  isSame(last, place) &&
  last.name === place.name &&
  last.campaignName === place.campaignName;
const isSame = (one: RecentPlace, other: RecentPlace) =>
  one.teamId === other.teamId && one.campaignId === other.campaignId && one.adGroupId === other.adGroupId;

/** Undefined until its name is known. */
export function useNoteVisit(place: RecentPlace | undefined) {
  const { recentPlaces } = personalSettings();
  const isLatest = place === undefined || isVisited(recentPlaces.get()[0], place);
  const note = useEffectEvent(() => {
    if (place === undefined || isLatest) return;
    const others = recentPlaces.get().filter((one) => !isSame(one, place));
    recentPlaces.set([place, ...others].slice(0, maxPlaces));
  });
  useEffect(() => {
    if (!isLatest) note();
  }, [isLatest]);
}
