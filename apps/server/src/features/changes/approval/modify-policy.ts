import type { ParsedBodyOf, ParsedQueryOf } from '@tapwright/contracts/call';
import {
  type findChangePolicy,
  modifyChangePolicy,
  type PolicyView,
} from '@tapwright/contracts/change-approval';
import type { Facts } from '@tapwright/contracts/operation-facts';
import { changeOrigins } from '@tapwright/contracts/change-set-view';
import { roles } from '@tapwright/contracts/roles';
import type { TeamCurrency } from '@tapwright/domain/currencies';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { membersWrite } from '../../writes/index.ts';
import { findPolicy, findTeamCurrency, type PolicyRow, putPolicy } from './policy-store.ts';
import { readBound, typeBound, viewTeamMoney } from './read-amount.ts';

const none: PolicyRow = {
  maxRise: null,
  maxReserve: null,
  maxObjects: null,
  removal: false,
  roles: [],
  origins: [],
  revision: 0,
};

export async function readPolicy(
  { database, membership }: TeamContext,
  _query: ParsedQueryOf<typeof findChangePolicy>,
): Promise<PolicyView> {
  return viewPolicy(database.write, membership.teamId);
}

export async function modifyPolicy(
  context: TeamContext,
  { revision, maxRise, maxReserve, maxObjects, removal, ...lists }: ParsedBodyOf<typeof modifyChangePolicy>,
): Promise<PolicyView> {
  return membersWrite(context, modifyChangePolicy, async (write) => {
    const { tx, membership } = write;
    const { teamId } = membership;
    const type = await findTeamCurrency(tx, teamId);
    const before = (await findPolicy(tx, teamId)) ?? none;
    if (before.revision !== revision) throw new Refusal('changedMeanwhile');
    const after = {
      maxRise: readBound('maxRise', maxRise, type),
      maxReserve: readBound('maxReserve', maxReserve, type),
      maxObjects,
      removal,
      roles: roles.filter((role) => lists.roles.includes(role)),
      origins: changeOrigins.filter((origin) => lists.origins.includes(origin)),
      revision: revision + 1,
    };
    await putPolicy(tx, teamId, after);
    const logged = await write.record('changePolicy.edited', {
      before: factsOf(before, type),
      after: factsOf(after, type),
    });
    await write.live.publishTeam(tx, teamId, 'team.changed');
    return logged.done(await viewPolicy(tx, teamId));
  });
}

const factsOf = (
  { maxRise, maxReserve, maxObjects, removal, ...lists }: PolicyRow,
  type: TeamCurrency,
): Facts => ({
  maxRise: viewTeamMoney(maxRise, type),
  maxReserve: viewTeamMoney(maxReserve, type),
  maxObjects,
  approvesRemoval: removal,
  approvesRoles: lists.roles,
  approvesOrigins: lists.origins,
});

async function viewPolicy(db: Connection, teamId: number): Promise<PolicyView> {
  const currencyType = await findTeamCurrency(db, teamId);
  const policy = (await findPolicy(db, teamId)) ?? none;
  return {
    ...policy,
    currencyType,
    maxRise: typeBound(policy.maxRise, currencyType),
    maxReserve: typeBound(policy.maxReserve, currencyType),
    roles: roles.filter((role) => policy.roles.includes(role)),
    origins: changeOrigins.filter((origin) => policy.origins.includes(origin)),
  };
}
