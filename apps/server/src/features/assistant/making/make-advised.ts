import { teamRoom } from '../../../platform/live/rooms.ts';
import type { Deps } from '../../../platform/deps.ts';
import { listOpenAdvice } from '../../apple-advice/index.ts';
import { estimateAppleTime } from '../../apple-sync/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { proposeAdvice } from '../rules/propose-advice.ts';
import { replaceProposals } from './made-store.ts';
import { readRates } from './read-rates.ts';
import { noteAdvised } from './runs-store.ts';

/** What Apple recommends, as it was read last, in the place of what it recommended before. */
export async function makeAdvised(deps: Deps, teamId: number): Promise<void> {
  const madeAt = deps.clock.now();
  const proposals = proposeAdvice(await listOpenAdvice(deps.database.write, teamId, estimateAppleTime(deps)));
  const perUsd = await readRates(
    deps,
    proposals.map(({ currency }) => currency),
  );
  const made = { teamId, madeAt, range: undefined, longRange: undefined, isOfApple: true };
  await systemWrite(deps, 'proposals, which change nothing until somebody takes them', async ({ tx }) => {
    await replaceProposals(tx, made, proposals, perUsd);
    await noteAdvised(tx, teamId, madeAt);
    await deps.live.publish(tx, teamRoom(teamId), 'assistant.changed', { teamId });
  });
}
