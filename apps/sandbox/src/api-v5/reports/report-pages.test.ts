import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox, type AnyJson } from '../../testing/start-sandbox.ts';
import { signInV5, type SignedInV5 } from '../testing/sign-in-v5.ts';
import { generateWorld } from '../../world/generated-world.ts';

const since = Date.UTC(2026, 6, 1);

let running: TestSandbox;
let client: SignedInV5;
beforeAll(async () => {
  running = await startSandbox({
    profile: 'lenient',
    world: generateWorld({ seed: 7, campaigns: 1, adGroups: 2, keywords: 60, since }).world,
  });
  client = await signInV5(running);
});
afterAll(async () => running.stop());

async function read(part: object, pagination: object): Promise<AnyJson> {
  const answer = await client.callV5('POST', '/reports/campaigns/51001/adgroups', {
    startTime: '2026-11-02',
    endTime: '2026-11-20',
    granularity: 'DAILY',
    ...part,
    selector: { orderBy: [{ field: 'taps', sortOrder: 'DESCENDING' }], pagination },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

it.each([
  [{ groupBy: [], returnRowTotals: true }],
  [{ groupBy: ['deviceClass'], returnRowTotals: true }],
  [{ groupBy: ['ageRange', 'gender'] }],
  [{ groupBy: ['locality'] }],
])(
  'a report with %j is the same in one page and in many, and its totals are the sum of its days',
  async (part) => {
    const whole = (await read(part, { limit: 1000 })).data.reportingDataResponse.row;
    const paged: AnyJson[] = [];
    while (paged.length < whole.length) {
      const { data } = await read(part, { offset: paged.length, limit: 3 });
      paged.push(...data.reportingDataResponse.row);
    }
    expect(paged).toEqual(whole);
    expect(whole.length).toBeGreaterThan(1);
    for (const { total, granularity } of whole)
      for (const count of ['impressions', 'taps', 'tapInstalls']) {
        const sum = granularity.reduce((all: number, day: AnyJson) => all + day[count], 0);
        expect(granularity.length).toBeGreaterThan(0);
        expect(total?.[count] ?? sum).toBe(sum);
      }
  },
);
