import { useState } from 'react';
import type { WarningReason } from '@tapwright/domain/ad-verdicts';
import { chooseSent, type PreviewRow } from './prepare-preview.ts';

/** Which rows are in, and which of them may be sent by what was said yes to. */
export function useChosen(rows: readonly PreviewRow[], confirmedBefore: readonly WarningReason[] = []) {
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [confirmed, setConfirmed] = useState(confirmedBefore);
  const sent = chooseSent(rows, taken, confirmed);
  const inSet = rows.filter(({ place }) => !taken.has(place));
  const open = inSet.filter(({ verdict }) => verdict === 'confirm').length;
  return {
    taken,
    /** Each of them out, or in again. */
    take: (places: readonly number[]) => setTaken((old) => old.symmetricDifference(new Set(places))),
    confirmed,
    setConfirmed,
    sent,
    /** A draft is judged when it is sent. */
    gathered: inSet.filter(({ verdict }) => verdict !== 'same'),
    open,
    waiting: open - sent.filter(({ verdict }) => verdict === 'confirm').length,
  };
}
