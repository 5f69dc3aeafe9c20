import type { Instant } from '../world/entities.ts';
import { createdAt, latest } from '../world/table.ts';
import type { World } from '../world/world.ts';

const reviewMs = 2 * 3_600_000;

/** Reviews end two hours after an ad was made, seen or not; whoever reads or writes later finds it done. */
export function settleReviews(world: World, now: Instant): void {
  for (const row of world.ads.rows()) {
    const { review, deleted } = latest(row);
    const dueAt = createdAt(row) + reviewMs;
    if (review !== 'PENDING' || deleted || now < dueAt) continue;
    const by = { at: dueAt, userType: 'APPLE_SUPPORT', userId: 0, transactionId: `review${row.id}` } as const;
    world.ads.change(row.id, { review: 'APPROVED' }, by);
  }
}
