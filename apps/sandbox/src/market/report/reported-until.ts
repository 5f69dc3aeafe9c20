import type { Instant } from '../../world/entities.ts';
import type { WorldFacts } from '../../world/facts.ts';
import { hourMs } from '../calendar/zone-days.ts';

/** Reports run three hours behind, and count whole hours. */
const reportDelayMs = 3 * hourMs;

/** The instant up to which reports count at `now`; during an outage it stands still. */
export function reportedUntil(facts: WorldFacts, now: Instant): Instant {
  const outage = facts.reportingOutages.find(({ from, to }) => from <= now && now < to);
  const known = outage ? outage.from : now;
  return Math.floor((known - reportDelayMs) / hourMs) * hourMs;
}
