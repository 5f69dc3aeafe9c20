import type { CallShape } from '@tapwright/contracts/call';
import type { Facts } from '@tapwright/contracts/operation-facts';
import type { OperationName } from '@tapwright/contracts/operations';
import type { PersonContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockBook } from '../../ledger/index.ts';
import { type StaffWrite, staffWrite } from '../../writes/index.ts';
import { announceRecharge } from '../queue/announce-recharge.ts';
import { isInTeam } from '../queue/queue-store.ts';
import { type FapiaoKey, type FapiaoRow, lockFapiao } from './fapiao-store.ts';

type Decided = {
  operation: OperationName;
  outcome: 'invoiced' | 'invoiceRefused' | 'invoiceReversed';
  after: Facts;
  amount: number;
  words: string;
};

/** Never of their own team, once, in the log of the team as in their own; who asked, the owner and finance hear of it. */
export async function decideOnFapiao(
  context: PersonContext,
  call: CallShape & { access: { to: 'staff' } },
  { teamId, fapiaoId }: FapiaoKey,
  from: 'requested' | 'issued',
  work: (write: StaffWrite, asked: FapiaoRow) => Promise<Decided>,
): Promise<null> {
  return staffWrite(context, call, async (write) => {
    const { tx, person, live } = write;
    if (await isInTeam(tx, teamId, person.userId)) throw new Refusal('ownTeam');
    await lockBook(tx, { teamId, currency: 'CNY' });
    const asked = await lockFapiao(tx, { teamId, fapiaoId });
    if (asked === undefined) throw new Refusal('notFound');
    if (asked.state !== from || asked.reverses !== null) throw new Refusal('changedMeanwhile');
    const { operation, outcome, after, amount, words } = await work(write, asked);
    const about = { teamId, reference: asked.title, currency: 'CNY', madeBy: asked.askedBy } as const;
    await announceRecharge(tx, write, about, { outcome, amount, words, tab: 'fapiao' });
    await live.publishTeam(tx, teamId, 'finance.changed');
    const row = { subject: { fapiaoTitle: asked.title }, after };
    await write.record(operation, { ...row, teamId });
    return (await write.record(operation, row)).done(null);
  });
}
