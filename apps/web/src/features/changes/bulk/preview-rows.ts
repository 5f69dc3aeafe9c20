import { bulkArchive, bulkRemoval, bulkStatus } from './bulk-status.ts';
import type { AdObject } from '../change.ts';
import { type Bulk, openedPreview } from '../opened.ts';

/** Pauses those that run; where none does, activates. */
export function previewTurn({ objects, onSent }: Bulk): void {
  const change = bulkStatus(objects, 'paused') ?? bulkStatus(objects, 'running');
  openedPreview.set(change && { change, onSent });
}

/** Or brings back. */
export function previewArchive(object: AdObject, isArchived: boolean): void {
  const change = bulkArchive([object], isArchived);
  openedPreview.set(change && { change });
}

/** Always looked at first: at Apple it is final. */
export function previewRemoval(object: AdObject): void {
  const change = bulkRemoval([object]);
  openedPreview.set(change && { change });
}
