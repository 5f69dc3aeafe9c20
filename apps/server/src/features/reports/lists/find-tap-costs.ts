import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { findTapCosts as call } from '@tapwright/contracts/storefront-searches';
import { addDays } from '@tapwright/domain/days';
import { dayIn } from '@tapwright/domain/zones';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { listTapCosts } from './tap-costs-store.ts';

const days = 90;

export async function findTapCosts(
  { database: { read }, membership, clock }: TeamContext,
  { adamId }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const scope = await findScope(read, membership);
  const reader = { teamId: membership.teamId, scoped: scope?.campaignIds };
  return listTapCosts(read, reader, { adamId, from: addDays(dayIn('UTC', clock.now()), -days) });
}
