import { makeWork as call } from '@tapwright/contracts/assistant';
import type { TeamContext } from '../../platform/http/context.ts';
import { teamWrite } from '../writes/index.ts';
import { enqueueMaking } from './making/making-jobs.ts';
import { askForMaking } from './making/runs-store.ts';

/** At once, for whoever does not want to wait for the night; while it is being made, nothing more is asked. */
export async function askMaking(context: TeamContext<'tools.use'>): Promise<null> {
  const { teamId } = context.membership;
  return teamWrite(context, call, async (write) => {
    const { tx } = write;
    if (await askForMaking(tx, teamId, context.clock.now())) {
      await enqueueMaking(tx, context, teamId);
      await write.live.publishTeam(tx, teamId, 'assistant.changed');
    }
    return write.withoutRow('proposals change nothing until somebody takes them', null);
  });
}
