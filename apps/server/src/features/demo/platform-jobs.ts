import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { bindSandboxPlatform, findPlatformRow } from '../certificates/index.ts';
import { systemWrite } from '../writes/index.ts';
import { platformName, postSandbox, readWorld } from './sandbox-organisations.ts';

const makePlatform = defineJob('demo.makePlatform', z.object({}), { timeLimitMs: 60_000 });

export function handlePlatform(deps: Deps): void {
  deps.jobs.handle(makePlatform, async (_payload, { signal }) => {
    const origin = deps.appleOrigin?.();
    if (origin === undefined || (await isBound(deps))) return;
    await havePlatform(deps, origin, signal);
  });
}

/** With the sandbox, at each start until it stands. */
export async function wantPlatform(deps: Deps): Promise<void> {
  if (deps.settings.appleAds !== 'sandbox' || deps.appleOrigin === undefined || (await isBound(deps))) return;
  await systemWrite(deps, 'the server itself, at its start', ({ tx }) =>
    deps.jobs.enqueue(tx, makePlatform, {}, { key: 'demo.makePlatform', queue: 'demo' }),
  );
}

const isBound = async ({ database }: Deps) => (await findPlatformRow(database.write))?.state === 'bound';

const made = z.object({ orgId: z.int() });
const apiUser = z.object({ clientId: z.string(), teamId: z.string(), keyId: z.string() });

/** An invented company with one app; whatever is killed on the way is gone on with. */
export async function havePlatform(deps: Deps, origin: string, signal: AbortSignal): Promise<void> {
  const known = (await readWorld(origin, signal)).find(({ name }) => name === platformName);
  const wanted = { name: platformName, appName: 'Stillwater: Sleep & Calm', category: 'healthFitness' };
  const orgId = known?.id ?? z.parse(made, await postSandbox(origin, '/organisations', wanted, signal)).orgId;
  await bindSandboxPlatform(deps, async (publicKeyPem) => {
    const user = { publicKeyPem, orgId, role: 'API Account Manager' };
    const { clientId, teamId, keyId } = z.parse(
      apiUser,
      await postSandbox(origin, '/api-users', user, signal),
    );
    return { clientId, appleTeamId: teamId, keyId };
  });
}
