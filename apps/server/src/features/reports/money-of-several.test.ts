import {
  findReportCampaignGroupList,
  findReportCampaignTotal,
  findReportKeywordTotalBySearch,
} from '@tapwright/contracts/reports';
import { expect, test } from 'vitest';
import { startReportedTeam } from './testing/start-reported-team.ts';

async function startWithCurrencies() {
  const server = await startReportedTeam();
  const { teamId, groups } = server;
  const [dollar = 0, euro = 0, yuan = 0] = [...groups.values()];
  const range = { teamId, startTime: '2026-11-05', endTime: '2026-11-15' };
  const of = (campaignGroupId: number) => ({ ...range, campaignGroupId: [String(campaignGroupId)] });
  return { ...server, range, of, dollar, euro, yuan };
}

test('wherever amounts were converted, the day and the source of a rate are told, the dollar’s too', async () => {
  const { ask, owner, of, dollar, euro, yuan } = await startWithCurrencies();
  const edgesOf = async (group: number, unit: 'USD' | 'RMB') =>
    (await ask(owner, findReportCampaignTotal, { query: { ...of(group), unit } })).edges;
  expect(await edgesOf(yuan, 'USD')).toMatchObject({ isConverted: true, rate: { source: 'test' } });
  expect(await edgesOf(euro, 'RMB')).toMatchObject({ isConverted: true, rate: { source: 'test' } });
  expect(await edgesOf(dollar, 'USD')).toMatchObject({ isConverted: false, rate: null });
  expect(await edgesOf(yuan, 'RMB')).toMatchObject({ isConverted: false, rate: null });
});

test('what ad accounts of several currencies spent on hidden terms is no amount of any', async () => {
  const { ask, owner, range, of, euro } = await startWithCurrencies();
  const hiddenOf = async (query: typeof range) =>
    (await ask(owner, findReportKeywordTotalBySearch, { query })).hidden;
  expect(await hiddenOf(range)).toMatchObject({ accountSpendAmount: null, currency: '' });
  const own = await hiddenOf(of(euro));
  expect(own?.currency).toBe('EUR');
  expect(own?.accountSpendAmount).toBeGreaterThan(0);
});

test('rows can be found by a figure that they have exactly', async () => {
  const { ask, owner, range } = await startWithCurrencies();
  const listOf = async (having: string[]) =>
    (await ask(owner, findReportCampaignGroupList, { query: { ...range, having } })).list;
  const [first] = await listOf([]);
  expect(await listOf([`taps=${first?.taps ?? 0}`])).toMatchObject([{ taps: first?.taps }]);
  expect(await listOf(['taps=999999999'])).toEqual([]);
});
