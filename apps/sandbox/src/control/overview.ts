import type { Sandbox } from '../sandbox.ts';
import { latest } from '../world/table.ts';
import { viewOtherAccountIds } from './view-api-user.ts';

/** The world at a glance: who is there, and what time it is. */
export function viewWorld({ world, users, clock, faults }: Sandbox): object {
  return {
    seed: world.seed,
    clock: { now: new Date(clock.now()).toISOString(), speed: clock.speed },
    organisations: [...world.orgs.rows()].map((org) => ({
      id: org.id,
      ...latest(org),
      adAccounts: world.adAccounts.list(org.id).map((account) => ({
        id: account.id,
        ...viewOtherAccountIds([account.id]),
        name: latest(account).name,
        problems: latest(account).problems,
        campaigns: world.campaigns.list(account.id).filter((row) => !latest(row).deleted).length,
      })),
    })),
    apps: [...world.apps.rows()].map((row) => {
      const { name, developer, category, refusals } = latest(row);
      const productPages = world.productPages.list(row.id).map((page) => {
        const { uuid, name, state } = latest(page);
        return { id: uuid, name, state };
      });
      return { adamId: row.id, name, developer, category, refusals, productPages };
    }),
    apiUsers: users.list().map(({ publicKeyPem: _key, ...user }) => user),
    stories: world.stories,
    faults: faults.list(),
  };
}
