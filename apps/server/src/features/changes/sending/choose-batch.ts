import type { AdKind } from '@tapwright/domain/ad-states';
import type { EditRow } from '../sets/edits-store.ts';

export type Batch = {
  kind: AdKind;
  intent: EditRow['intent'];
  edits: EditRow[];
  /** Sent before, and no answer came: what stands at Apple is read first. */
  isUnknown: boolean;
};

const keyOf = (kind: AdKind, id: string) => `${kind} ${id}`;

/** What an edit is about, and what that lies in. */
function keysOf({ kind, objectId, campaignId, adGroupId }: EditRow): string[] {
  const around = [
    keyOf('campaign', campaignId),
    ...(adGroupId === null ? [] : [keyOf('adGroup', adGroupId)]),
  ];
  return [...new Set([keyOf(kind, objectId), ...around])];
}

/**
 * Which of the open edits go in one call, the oldest first and of one kind and intent. None goes before an older one of
 * its object, of what that lies in, or, where it is removed, of what lies in it.
 */
export function chooseBatch(open: readonly EditRow[], maxSize: number): Batch | undefined {
  const [first] = open;
  if (first === undefined) return undefined;
  const { kind, intent } = first;
  const isUnknown = first.state === 'sent';
  const edits: EditRow[] = [];
  const taken = new Set<string>();
  const passed = new Set<string>();
  const around = new Set<string>();
  for (const edit of open) {
    if (edits.length === maxSize) break;
    const [own = '', ...outer] = keysOf(edit);
    const fits = edit.kind === kind && edit.intent === intent && (edit.state === 'sent') === isUnknown;
    const isBlocked = passed.has(own) || taken.has(own) || outer.some((key) => passed.has(key));
    if (fits && !isBlocked && !(intent === 'remove' && around.has(own))) {
      edits.push(edit);
      taken.add(own);
    } else {
      passed.add(own);
      for (const key of outer) around.add(key);
    }
  }
  return { kind, intent, edits, isUnknown };
}
