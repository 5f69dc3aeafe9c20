import type { Instant } from '../world/entities.ts';
import { createdAt, latest, type Row, type Stamp } from '../world/table.ts';
import type { World } from '../world/world.ts';

const hourMs = 3_600_000;
const creativeReviewMs = hourMs;
const adReviewMs = 2 * hourMs;

type Reviewed = { review: 'PENDING' | 'APPROVED' | 'REJECTED'; deleted: boolean };

function settle<State extends Reviewed>(
  rows: Iterable<Row<State>>,
  reviewMs: number,
  now: Instant,
  approve: (id: number, by: Stamp) => void,
): void {
  for (const row of rows) {
    const { review, deleted } = latest(row);
    const dueAt = createdAt(row) + reviewMs;
    if (review !== 'PENDING' || deleted || now < dueAt) continue;
    approve(row.id, {
      at: dueAt,
      userType: 'APPLE_SUPPORT',
      userId: 0,
      transactionId: `review${row.id}`,
    });
  }
}

/** Reviews end some time after something was made, seen or not; whoever reads or writes later finds it done. */
export function settleReviews({ creatives, ads }: World, now: Instant): void {
  const approved = { review: 'APPROVED' } as const;
  settle(creatives.rows(), creativeReviewMs, now, (id, by) => creatives.change(id, approved, by));
  settle(ads.rows(), adReviewMs, now, (id, by) => ads.change(id, approved, by));
}
