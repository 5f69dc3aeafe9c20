import { useState } from 'react';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import type { When } from '../api/commit-change.ts';
import type { Change } from '../change.ts';
import { fromWallTime } from '../../../platform/words/wall-time.ts';

export type WhenKind = 'now' | 'draft' | 'hour' | 'propose';

/** An undo goes into no draft; a draft can wait for a second person where no rule asks for one. */
const kindsOf = ({ undoes, draft }: Change): readonly WhenKind[] => {
  if (undoes !== undefined) return ['now', 'hour'];
  return draft === undefined ? ['now', 'draft', 'hour'] : ['now', 'hour', 'propose'];
};

/** When a change is sent: at once, from a draft later, or at an hour by the ad account's clock. */
export function useWhen(change: Change, timeZones: readonly string[]) {
  const [ownZone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [kind, setKind] = useState<WhenKind>('now');
  const [wall, setWall] = useState('');
  const [error, setError] = useState<string>();
  const onlyZone = timeZones.length === 1 ? timeZones[0] : undefined;
  const zone = onlyZone ?? ownZone;
  const hour = kind === 'hour' ? fromWallTime(zone, wall) : null;
  const asked: When = {
    ...(hour === null ? {} : { scheduledFor: hour }),
    ...(kind === 'propose' && { propose: true }),
  };
  return {
    kinds: kindsOf(change),
    kind,
    choose: setKind,
    wall,
    type: (next: string) => {
      setWall(next);
      setError(undefined);
    },
    /** Whose clock shows the hour, and whose others it has an hour by. */
    zone,
    /** Where all have the same clock. */
    onlyZone,
    timeZones,
    ownZone,
    hour,
    error,
    refuse: setError,
    asked,
    isWhole: kind !== 'hour' || hour !== null,
  };
}
