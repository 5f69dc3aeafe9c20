import { capabilities, grantOf, roles, type Role } from '@tapwright/contracts/roles';
import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../notifications/index.ts';
import { systemWrite } from '../../writes/index.ts';
import { listKnownPermissions, lockKnownPermissions, replaceKnownPermissions } from './permissions-store.ts';
import { listMembersOfRole } from '../members/members-store.ts';

export type Grants = Readonly<Record<string, string>>;
export type PermissionTable = Readonly<Record<Role, Grants>>;

/**
 * At each start: whoever has a role that may more or less than members were last told, hears so once. Of several
 * processes that start at once the first tells, because the others wait for it and then find nothing new.
 */
export async function announcePermissionChanges(
  deps: Pick<Deps, 'database' | 'live'>,
  present: PermissionTable = presentTable(),
): Promise<void> {
  await systemWrite(
    deps,
    'a new release does this, asked by nobody; it changes nothing of a team',
    async ({ tx }) => {
      await lockKnownPermissions(tx);
      const known = new Map((await listKnownPermissions(tx)).map(({ role, grants }) => [role, grants]));
      for (const role of roles) {
        const before = known.get(role);
        const changed = before === undefined ? [] : listChanges(before, present[role]);
        const members = changed.length === 0 ? [] : await listMembersOfRole(tx, role);
        await notify(
          tx,
          deps,
          members.map((member) => ({
            ...member,
            type: 'permissionChanged' as const,
            receiveRole: role,
            detailed: changed.join(','),
          })),
        );
      }
      await replaceKnownPermissions(tx, present);
    },
  );
}

function presentTable(): PermissionTable {
  const grantsOfRole = (role: Role): Grants =>
    Object.fromEntries(capabilities.map((capability) => [capability, grantOf(role, capability)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from every role there is.
  return Object.fromEntries(roles.map((role) => [role, grantsOfRole(role)])) as PermissionTable;
}

/** A capability that is new and granted to nobody of this role changes nothing for them. */
function listChanges(before: Grants, after: Grants): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => (before[name] ?? 'no') !== (after[name] ?? 'no'));
}
