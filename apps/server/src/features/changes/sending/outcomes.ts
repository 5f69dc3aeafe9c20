import type { EditRow } from '../sets/edits-store.ts';
import { listAppleFields } from './compare-with-apple.ts';
import type { AppleRow } from './read-objects.ts';
import type { Settled } from './settle-edits.ts';

export const live = (edit: EditRow, atApple: AppleRow | undefined): Settled => ({
  edit,
  atApple,
  ending: { state: 'live', appleId: edit.intent === 'create' ? atApple?.id : undefined },
});

/** Somebody else has put there what was wanted: it was not sent, and undoing it changes nothing. */
export const alreadyThere = (edit: EditRow, atApple: AppleRow | undefined): Settled => ({
  edit,
  atApple,
  ending: { state: 'live', before: { ...edit.before, ...Object.fromEntries(listAppleFields(edit.after)) } },
});

export const stale = (
  edit: EditRow,
  refusal: 'removed' | 'changedMeanwhile',
  atApple?: AppleRow,
): Settled => ({
  edit,
  atApple,
  ending: { state: 'stale', refusal },
});
