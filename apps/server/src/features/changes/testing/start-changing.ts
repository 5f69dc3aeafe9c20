import { findSyncStates } from '@tapwright/contracts/apple-sync';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { findChangeSet } from '@tapwright/contracts/change-sets';
import { expect, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { attachAdAccount } from '../../../testing/attach-ad-account.ts';
import { plantOrganisation } from '../../apple-sync/testing/plant-organisation.ts';
import { readStructure } from '../../apple-sync/testing/read-structure.ts';
import { startStillSandbox } from '../../apple-sync/testing/start-sync.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';

const patience = { timeout: 120_000, interval: 100 };
const clock = z.object({ now: z.string() });

/** What stands between the server and the sandbox. */
type Through = { through?: (origin: string) => Promise<string>; isRunByPlatform?: boolean };

/** A server whose team has an ad account of a sandbox, with a campaign that holds only what tests put there, and another. */
export async function startChanging({ through, isRunByPlatform = false }: Through = {}) {
  // It goes on as Apple's does: of two changes in one moment nobody could say which was first.
  const sandbox = await startStillSandbox({ speed: 1 });
  onTestFinished(() => sandbox.stop());
  const appleOrigin = (await through?.(sandbox.origin)) ?? sandbox.origin;
  const server = await startTeamServer({ appleOrigin: () => appleOrigin });
  const { deps, ask } = server;
  const owner = await server.makePerson();
  const teamId = await server.makeTeam(owner);
  const { user, adAccountId, apple, planted } = await plantOrganisation(sandbox);
  const wanted = { teamId, adAccountId, currency: 'RMB', timeZone: 'Asia/Shanghai' };
  const group = await attachAdAccount(deps.database, deps.sealer, { ...wanted, user, isRunByPlatform });
  const askTime = async () => z.parse(clock, await sandbox.control('POST', '/clock', { stepMs: 1 })).now;
  const account = { ...wanted, ...group, adAccountId: String(adAccountId) };
  await readStructure(deps, account, new Date(await askTime()));
  const readState = async () => (await ask(owner, findSyncStates, { query: { teamId } }))[0];

  /** Until then a refresh is joined to the one under way. */
  const readingOver = async () => {
    const now = await askTime();
    const listDue = async () => {
      const { running, passes } = (await readState()) ?? { running: null, passes: [] };
      const due = passes.filter(({ kind, nextAt }) => kind !== 'history' && (nextAt ?? '') <= now);
      return [running?.kind, ...due.map(({ kind }) => kind)];
    };
    await expect.poll(listDue, patience).toEqual([undefined]);
  };

  const readSet = async (who: Somebody, changeSetId: number) =>
    ask(who, findChangeSet, { query: { teamId, changeSetId, pageSize: 200 } });
  /** With all of its edits ended. */
  const settled = async ({ changeSetId }: ChangeSetView, who = owner) => {
    await expect.poll(async () => (await readSet(who, changeSetId)).set.state, patience).toBe('settled');
    return readSet(who, changeSetId);
  };
  return {
    ...server,
    ...planted,
    sandbox,
    owner,
    teamId,
    user,
    adAccountId,
    apple,
    settled,
    readSet,
    readingOver,
    ...group,
  };
}
export type Changing = Awaited<ReturnType<typeof startChanging>>;
