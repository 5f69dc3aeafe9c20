import { expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../start-sandbox.ts';
import type { AnyJson } from '../../testing/start-sandbox.ts';

it('links to the file of a report under the address that clients know', async () => {
  const sandbox = await startSandbox({
    clock: '2026-11-20T12:00:00Z',
    speed: 0,
    origin: 'https://ads.example:8443',
  });
  onTestFinished(sandbox.stop);
  const call = async (path: string, body?: object): Promise<AnyJson> => {
    const answer = await fetch(`${sandbox.origin}/api/v5${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await sandbox.token()}`,
        'x-ap-context': `orgId=${sandbox.user.v5OrgIds?.[0]}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return answer.json();
  };
  const days = { startTime: '2026-11-01', endTime: '2026-11-10', granularity: 'DAILY' };
  const made = await call('/custom-reports', { name: 'shares', ...days });
  sandbox.step({ days: 0.5 });
  const report = await call(`/custom-reports/${made.data.id}`);
  expect(report.data.downloadUri).toMatch(/^https:\/\/ads\.example:8443\/api\/v5\//);
});
