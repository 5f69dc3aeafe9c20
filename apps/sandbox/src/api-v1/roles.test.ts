import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(async () => running.stop());

describe('roles', () => {
  const rename = async (role: Parameters<TestSandbox['signIn']>[0], accounts: number[] | null) => {
    const { call } = await running.signIn(role, accounts);
    const read = await call('POST', '/campaigns/query', {});
    const write = await call('PUT', '/adgroups/61001', { status: 'ENABLED' });
    const manage = await call('PUT', '/ad-accounts/700100200', { name: 'Lumen US' });
    return [read.status, write.status, manage.status];
  };

  it.each([
    ['Admin', null, [200, 200, 200]],
    ['API Account Manager', null, [200, 200, 200]],
    ['API Account Read Only', null, [200, 403, 403]],
    ['Limited Access: API Read & Write', [700100200], [200, 200, 403]],
    ['Limited Access: API Read Only', [700100200], [200, 403, 403]],
    ['Limited Access: API Read & Write', [700100201], [403, 403, 403]],
  ] as const)('lets %s on %s read, write and manage as it may', async (role, accounts, expected) => {
    expect(await rename(role, accounts ? [...accounts] : null)).toEqual(expected);
  });
});
