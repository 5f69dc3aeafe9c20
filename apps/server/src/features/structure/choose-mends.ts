import type { Connection } from '../../platform/db/database.ts';
import type { TeamContext } from '../../platform/http/context.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Compared, compareStructure } from './compare-structure.ts';
import { readerOf } from './reader-of.ts';
import { gatherMends } from './gather-mends.ts';

type Asking = Pick<TeamContext, 'membership'> & { clock: Clock };

/** Compared anew: what somebody mended meanwhile is left out. */
export async function chooseMends(
  db: Connection,
  asking: Asking,
  { adamId, keys }: { adamId: string; keys: readonly string[] },
): Promise<{ mends: ReturnType<typeof gatherMends<Compared['findings'][number]>>; compared: Compared }> {
  const reader = await readerOf(db, asking);
  const compared = await compareStructure(db, reader, { adamId, now: asking.clock.now() });
  const wanted = new Set(keys);
  return { mends: gatherMends(compared.findings.filter(({ key }) => wanted.has(key))), compared };
}
