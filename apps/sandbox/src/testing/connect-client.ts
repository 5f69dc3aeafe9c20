import { connect, type AppleAds, type ConnectOptions } from '@tapwright/apple-ads/client/connect';
import type { Attempt } from '@tapwright/apple-ads/client/client-context';
import { ServerClock } from '@tapwright/apple-ads/client/server-clock';
import type { Role } from '@tapwright/apple-ads/wire/accounts/role';
import type { TestSandbox } from './start-sandbox.ts';

const soon = { attempts: 3, firstWaitMs: 1, maxWaitMs: 5 };

type Options = Partial<ConnectOptions> & { role?: Role; adAccountIds?: number[] | null; orgId?: number };

/** The client as anybody would use it, with a new API user of its own, and a list of what it sent. */
export function connectClient(
  running: TestSandbox,
  { role, adAccountIds = null, orgId, ...options }: Options = {},
) {
  const { user, privateKey } = running.makeUser(role, adAccountIds, orgId);
  const attempts: Attempt[] = [];
  const client: AppleAds = connect({
    credentials: {
      clientId: user.clientId,
      teamId: user.teamId,
      keyId: user.keyId,
      privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    },
    apiUrl: `${running.origin}/v1`,
    tokenUrl: `${running.origin}/auth/oauth2/token`,
    clock: new ServerClock(),
    retry: soon,
    observe: (attempt) => attempts.push(attempt),
    ...options,
  });
  const { organisation } = client;
  return { client, user, privateKey, attempts, organisation, account: client.adAccount('700100200') };
}

/** What it threw; a call that does not fail is a failed test. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call;
  } catch (error) {
    return error;
  }
  throw new Error('it should have failed');
}
