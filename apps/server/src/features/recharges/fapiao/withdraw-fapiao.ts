import type { ParsedBodyOf } from '@tapwright/contracts/call';
import { withdrawFapiao as call } from '@tapwright/contracts/fapiao';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { teamWrite } from '../../writes/index.ts';
import { lockFapiao, updateFapiao } from './fapiao-store.ts';

export async function withdrawFapiao(context: TeamContext, key: ParsedBodyOf<typeof call>): Promise<null> {
  return teamWrite(context, call, async (write) => {
    const { tx, live } = write;
    const asked = await lockFapiao(tx, key);
    if (asked === undefined) throw new Refusal('notFound');
    if (asked.state !== 'requested') throw new Refusal('changedMeanwhile');
    await updateFapiao(tx, key, { state: 'withdrawn' });
    await live.publishTeam(tx, key.teamId, 'finance.changed');
    return (await write.record('finance.fapiaoWithdrawn', { subject: { fapiaoTitle: asked.title } })).done(
      null,
    );
  });
}
