import { findKeywords } from '@tapwright/contracts/keywords';
import { readReport, reportDefinition } from '@tapwright/contracts/report-centre';
import {
  downloadCampaignCsv,
  downloadCampaignGroupCsv,
  findReportCampaignGroupList,
  findReportCampaignTotal,
} from '@tapwright/contracts/reports';
import { codes } from '@tapwright/contracts/codes';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readTable } from './testing/read-table.ts';
import { startReportedTeam } from './testing/start-reported-team.ts';

/** Of the third ad account nothing is known before November, of the second before June. */
async function startUnread() {
  const server = await startReportedTeam();
  const { ask, owner, teamId, groups, deps, makeMember } = server;
  const [dollar = 0, euro = 0, yuan = 0] = [...groups.values()];
  const unreadOf = async (startTime: string, endTime: string, who = owner) => {
    const query = { teamId, startTime, endTime };
    const { edges } = await ask(who, findReportCampaignGroupList, { query });
    const days = await ask(who, findReportCampaignTotal, { query });
    const keywords = await ask(who, findKeywords, { query });
    expect([days.edges.unread, keywords.edges.unread]).toEqual([edges.unread, edges.unread]);
    return edges.unread;
  };
  const makeBound = async (group: number) => {
    const manager = await makeMember(owner, teamId, 'manager');
    await deps.database.write
      .updateTable('teamMembers')
      .set({ scope: [group] })
      .where('userId', '=', manager.userId)
      .execute();
    return manager;
  };
  const save = async (path: string, query: Record<string, string>) => {
    const search = new URLSearchParams({ teamId: String(teamId), ...query }).toString();
    const response = await fetch(`${server.origin}${path}?${search}`, {
      headers: { authorization: owner.token, 'accept-language': 'en' },
    });
    return response.text();
  };
  return { ...server, dollar, euro, yuan, unreadOf, makeBound, save };
}

test('campaign groups of which no day of a range was read are named, and whether there are others', async () => {
  const { dollar, euro, yuan, unreadOf } = await startUnread();
  const september = { from: '2026-09-01', to: '2026-09-30' };
  expect(await unreadOf('2026-09-01', '2026-09-30')).toEqual({
    ...september,
    campaignGroupIds: [yuan],
    isAll: false,
  });
  const before = await unreadOf('2026-04-01', '2026-04-30');
  expect(before).toMatchObject({ campaignGroupIds: [dollar, euro, yuan], isAll: true });
});

test('a range that is read in part, or holds a month that is known whole, says what it knows', async () => {
  const { euro, yuan, unreadOf, dollar } = await startUnread();
  expect(await unreadOf('2026-10-20', '2026-11-03')).toBeUndefined();
  expect(await unreadOf('2026-05-01', '2026-05-31')).toMatchObject({ campaignGroupIds: [euro, yuan] });
  expect(await unreadOf('2026-05-02', '2026-05-31')).toMatchObject({
    campaignGroupIds: [dollar, euro, yuan],
  });
});

test('what lies outside the own scope is neither named nor counted, and a neighbour is told nothing', async () => {
  const { ask, codeOf, makePerson, makeTeam, teamId, dollar, yuan, unreadOf, makeBound } =
    await startUnread();
  expect(await unreadOf('2026-09-01', '2026-09-30', await makeBound(dollar))).toBeUndefined();
  const ofYuan = await unreadOf('2026-09-01', '2026-09-30', await makeBound(yuan));
  expect(ofYuan).toMatchObject({ campaignGroupIds: [yuan], isAll: true });
  const neighbour = await makePerson();
  const query = { teamId, startTime: '2026-09-01', endTime: '2026-09-30' };
  expect(await codeOf(neighbour, findReportCampaignGroupList, { query })).toBe(codes.notPermitted);
  const own = { ...query, teamId: await makeTeam(neighbour, 'Besides'), campaignGroupId: [String(yuan)] };
  const { edges } = await ask(neighbour, findReportCampaignGroupList, { query: own });
  expect(edges.unread).toBeUndefined();
});

test('in a file the figures of what was not read are empty, and it says of which days', async () => {
  const { accounts, save } = await startUnread();
  const range = { startTime: '2026-09-01', endTime: '2026-09-30' };
  const compared = { compareStartTime: '2026-05-01', compareEndTime: '2026-05-31' };
  for (const { path } of [downloadCampaignGroupCsv, downloadCampaignCsv]) {
    const text = await save(path, { ...range, ...compared });
    const { head, rows } = readTable(text);
    const cellsOf = (place: number, name: string) => {
      const own = rows.filter(([group]) => group === `Group ${accounts[place]?.adAccountId}`);
      return new Set(own.map((cells) => cells[head.indexOf(name)] !== ''));
    };
    for (const name of ['Impressions', 'Spend (USD)', 'Spend in account currency'])
      expect([0, 1, 2].map((place) => [...cellsOf(place, name)])).toEqual([[true], [true], [false]]);
    const before = [0, 1, 2].map((place) => [...cellsOf(place, 'Impressions, period before')]);
    expect(before).toEqual([[true], [false], [false]]);
    expect(text).toContain('Missing days,1–30 Sep 2026');
  }
  const read = await save(downloadCampaignCsv.path, { startTime: '2026-11-05', endTime: '2026-11-06' });
  expect(read).not.toContain('Missing days');
});

test('a report leaves empty what was not read, and its sums where nothing was', async () => {
  const { ask, owner, teamId, yuan } = await startUnread();
  const read = async (more: object) => {
    const definition = z.parse(reportDefinition, {
      level: 'campaignGroup',
      dimensions: [],
      measures: ['impressions', 'localSpendAmount'],
      range: { from: '2026-09-01', to: '2026-09-30' },
      ...more,
    });
    return ask(owner, readReport, { body: { teamId, definition } });
  };
  const { rows, totals } = await read({});
  const unknown = rows.filter((cells) => cells.slice(1).every((cell) => cell === null));
  expect([rows.length, unknown.length]).toEqual([3, 1]);
  expect(totals.slice(1)).not.toContain(null);
  const alone = await read({ campaignGroupIds: [yuan] });
  expect([alone.rows.length, ...alone.totals.slice(1)]).toEqual([1, null, null]);
});
