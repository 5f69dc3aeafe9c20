import { createDownloadTicket } from '@tapwright/contracts/downloads';
import { findMembers, modifyMemberInfo, removeMember } from '@tapwright/contracts/members';
import { findKeywords } from '@tapwright/contracts/keywords';
import { readReport, reportDefinition } from '@tapwright/contracts/report-centre';
import { findTeamOperations } from '@tapwright/contracts/operation-log';
import { measureNames } from '@tapwright/contracts/report-measures';
import {
  downloadAdCsv,
  downloadAdGroupCsv,
  downloadCampaignCsv,
  downloadCampaignGroupCsv,
  downloadKeywordCsv,
  downloadSearchTermCsv,
  findReportCampaignList,
} from '@tapwright/contracts/reports';
import { codes } from '@tapwright/contracts/codes';
import { languages } from '@tapwright/i18n/languages';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startReportedTeam } from '../testing/start-reported-team.ts';
import { readTable } from '../testing/read-table.ts';

const range = {
  startTime: '2026-05-01',
  endTime: '2026-11-20',
  compareStartTime: '2026-08-01',
  compareEndTime: '2026-09-30',
};

async function startWithFigures() {
  const server = await startReportedTeam();
  const { teamId } = server;
  const fetchFile = async (path: string, query: Record<string, string>, headers: Record<string, string>) => {
    const response = await fetch(`${server.origin}${path}?${new URLSearchParams(query).toString()}`, {
      headers,
    });
    // The mark at the beginning is looked at, too.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    return { status: response.status, head: response.headers, text };
  };
  const save = async (
    who: { token: string },
    path: string,
    language = 'en',
    more: Record<string, string> = {},
  ) =>
    fetchFile(
      path,
      { teamId: String(teamId), ...range, ...more },
      { authorization: who.token, 'accept-language': language },
    );
  return { ...server, fetchFile, save };
}

test('a file holds every row of the list in its order, to the millionth, with the period before', async () => {
  const { ask, owner, teamId, groups, save } = await startWithFigures();
  for (const [call, file] of [
    [findReportCampaignList, downloadCampaignCsv],
    [findKeywords, downloadKeywordCsv],
  ] as const) {
    const order = { sortBy: 'taps', sortOrder: 'asc', unit: 'RMB' } as const;
    const { list } = await ask(owner, call, { query: { teamId, ...range, ...order, pageSize: 200 } });
    const { head, rows } = readTable((await save(owner, file.path, 'en', order)).text);
    expect(rows).toHaveLength(list.length);
    const first = head.indexOf('Spend (RMB)');
    const before = head.indexOf('Spend (RMB), period before');
    for (const [place, row] of list.entries()) {
      const cells = rows[place] ?? [];
      const figures = (from: number) =>
        measureNames.map((name, at) => {
          const cell = cells[from + at] ?? '';
          if (cell === '') return null;
          return name.endsWith('Amount') ? Math.round(Number(cell) * 1_000_000) : Number(cell);
        });
      const rounded = (measures: Record<(typeof measureNames)[number], number | null>) =>
        measureNames.map((name) => {
          const figure = measures[name];
          return figure === null || !name.endsWith('Amount') ? figure : Math.round(figure);
        });
      expect(figures(first)).toEqual(rounded(row));
      // Of the third nothing is known then.
      const isUnread = row.campaignGroupId === [...groups.values()][2];
      const was = row.before === null ? [] : rounded(row.before);
      expect(figures(before)).toEqual(isUnread ? was.map(() => null) : was);
    }
  }
});

test('every file opens in every language with a mark, its own heads, and what must be known to read it', async () => {
  const { owner, save } = await startWithFigures();
  const heads = new Set<string>();
  for (const { path } of [
    downloadCampaignGroupCsv,
    downloadCampaignCsv,
    downloadAdGroupCsv,
    downloadKeywordCsv,
    downloadAdCsv,
    downloadSearchTermCsv,
  ])
    for (const language of languages) {
      const { status, head, text } = await save(owner, path, language);
      expect([status, head.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(text.startsWith('\uFEFF')).toBe(true);
      expect(text).not.toMatch(/reportCentre:|reportMessages:|undefined|\{\{/);
      heads.add(`${path} ${readTable(text).head.join()}`);
    }
  expect(heads.size).toBe(6 * languages.length);
});

test('a file says which days its figures cannot be compared of', async () => {
  const { owner, save } = await startWithFigures();
  const saved = await save(owner, downloadCampaignCsv.path);
  expect(saved.text).toContain('Compared with,1 Aug – 30 Sep 2026');
  expect(saved.text).toContain('Not over yet,20 Nov 2026');
  expect(saved.text).toMatch(/"Not comparable, not fully known",/);
});

test('a list as a file and a report write what a campaign is set to, and its amounts, alike', async () => {
  const { ask, owner, teamId, deps, accounts, save } = await startWithFigures();
  const campaignId = accounts[0]?.campaigns[0]?.campaignId ?? '';
  const apple = {
    name: 'Set',
    status: 'PAUSED',
    targeting: {
      countryOrRegion: { include: ['US', 'GB'] },
      supplyPlacement: { include: ['APPSTORE_SEARCH_RESULTS', 'NEW_AT_APPLE'] },
    },
    dailyBudget: { value: { amount: '1200.5', currency: 'USD' } },
  };
  await deps.database.pool.query('update campaigns set apple = $1 where campaign_id = $2', [
    JSON.stringify(apple),
    campaignId,
  ]);
  const dimensions = ['campaignId', 'status', 'placements', 'countries', 'dailyBudget'] as const;
  const measures = ['localSpendAmount', 'avgCpmAmount', 'ttr'] as const;
  const definition = z.parse(reportDefinition, {
    level: 'campaign',
    dimensions,
    measures,
    range: { from: range.startTime, to: range.endTime },
    campaignIds: [campaignId],
  });
  const { rows } = await ask(owner, readReport, { body: { teamId, definition } });
  const { head, rows: lines } = readTable((await save(owner, downloadCampaignCsv.path)).text);
  const line = lines.find((cells) => cells[head.indexOf('Campaign ID')] === campaignId);
  const cellOf = (name: string) => line?.[head.indexOf(name)];
  expect(rows.map((cells) => cells.map(String))).toEqual([
    [
      'Set',
      campaignId,
      'Paused',
      'Search results, NEW_AT_APPLE',
      'United States, United Kingdom',
      '1200.50',
      ...figures(),
    ],
  ]);
  expect(['Status', 'Placements', 'Countries', 'Daily cap'].map(cellOf)).toEqual(rows[0]?.slice(2, 6));

  function figures() {
    return ['Spend (USD)', 'Average CPM (USD)', 'Tap rate'].map(cellOf);
  }
});

test('a name that a spreadsheet would run as a formula is harmless, and numbers stay numbers', async () => {
  const { owner, deps, accounts, save } = await startWithFigures();
  const campaignId = accounts[0]?.campaigns[0]?.campaignId ?? '';
  await deps.database.pool.query('update campaigns set apple = $1 where campaign_id = $2', [
    JSON.stringify({ name: '=HYPERLINK("http://x","y")', status: 'ENABLED' }),
    campaignId,
  ]);
  const { text } = await save(owner, downloadCampaignCsv.path);
  expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
});

test('a file of converted amounts tells the day and the source of the rate, one of others none', async () => {
  const { owner, groups, save } = await startWithFigures();
  const [dollar = 0, euro = 0] = [...groups.values()];
  const fileOf = async (campaignGroupId: number, unit: string) =>
    (
      await save(owner, downloadCampaignCsv.path, 'en', { unit, campaignGroupId: String(campaignGroupId) })
    ).text.split('\r\n');
  const converted = await fileOf(euro, 'RMB');
  const told = (name: string) => converted.find((line) => line.startsWith(name)) ?? '';
  expect(told('Currency,')).toMatch(/converted at each day’s rate.*latest rate (?:[A-Z][a-z]+ )?\d/);
  expect(told('Source of the rates,')).toMatch(/^Source of the rates,test,*$/);
  const own = await fileOf(dollar, 'USD');
  expect(own.find((line) => line.startsWith('Currency,'))).toMatch(/^Currency,[^,]*USD[^,]*,*$/);
  expect(own.some((line) => line.startsWith('Source of the rates'))).toBe(false);
});

test('a ticket fetches what was chosen when it was requested, once, within a minute, at its own address', async () => {
  const { ask, owner, teamId, fetchFile, deps } = await startWithFigures();
  const body = { path: downloadCampaignCsv.path, query: { teamId, ...range } };
  const { ticket } = await ask(owner, createDownloadTicket, { body });
  expect((await fetchFile(downloadAdGroupCsv.path, { ticket }, {})).status).toBe(401);
  expect((await fetchFile(body.path, { ticket, teamId: '1' }, {})).status).toBe(200);
  expect((await fetchFile(body.path, { ticket }, {})).status).toBe(401);
  const late = await ask(owner, createDownloadTicket, { body });
  await deps.database.pool.query(`update download_tickets set expires_at = now() - interval '1 second'`);
  expect((await fetchFile(body.path, late, {})).status).toBe(401);
});

test('a ticket keeps what its call names and nothing else', async () => {
  const { ask, owner, teamId, fetchFile, deps } = await startWithFigures();
  const query = { teamId, ...range, padding: 'x'.repeat(100_000) };
  const { ticket } = await ask(owner, createDownloadTicket, {
    body: { path: downloadCampaignCsv.path, query },
  });
  const kept = await deps.database.write
    .selectFrom('downloadTickets')
    .select('query')
    .executeTakeFirstOrThrow();
  expect(kept.query).toEqual({ teamId, ...range });
  expect((await fetchFile(downloadCampaignCsv.path, { ticket }, {})).status).toBe(200);
});

test('a ticket of a session that ended, or of somebody without access, fetches nothing', async () => {
  const { ask, owner, teamId, fetchFile, deps, makePerson, codeOf } = await startWithFigures();
  const body = { path: downloadCampaignCsv.path, query: { teamId, ...range } };
  expect(await codeOf(await makePerson(), createDownloadTicket, { body })).toBe(codes.notPermitted);
  const elsewhere = { ...body, path: '/userInfo/findUser' };
  expect(await codeOf(owner, createDownloadTicket, { body: elsewhere })).toBe(codes.notFound);
  const ticket = await ask(owner, createDownloadTicket, { body });
  await deps.database.pool.query('update sessions set ended_at = now() where user_id = $1', [owner.userId]);
  const { status, text } = await fetchFile(body.path, ticket, {});
  expect([status, text.includes('Spend')]).toEqual([401, false]);
});

test('a ticket of somebody who is no member any more, or disabled meanwhile, fetches nothing', async () => {
  const { ask, owner, teamId, fetchFile, makeMember } = await startWithFigures();
  const body = { path: downloadCampaignCsv.path, query: { teamId, ...range } };
  const [former, disabled] = [
    await makeMember(owner, teamId, 'admin'),
    await makeMember(owner, teamId, 'admin'),
  ];
  const tickets = [
    await ask(former, createDownloadTicket, { body }),
    await ask(disabled, createDownloadTicket, { body }),
  ];
  await ask(owner, removeMember, { body: { teamId, userId: former.userId } });
  const members = await ask(owner, findMembers, { query: { teamId } });
  const { userId = 0, revision = 0 } = members.find((member) => member.userId === disabled.userId) ?? {};
  await ask(owner, modifyMemberInfo, { body: { teamId, userId, revision, roleUserStatus: 1 } });
  for (const ticket of tickets) {
    const { status, text } = await fetchFile(body.path, ticket, {});
    expect([status, text.includes('Spend')]).toEqual([403, false]);
  }
});

test('a file is in the scope of whoever saves it, and in the operation log', async () => {
  const { ask, owner, teamId, accounts, groups, makeMember, deps, save } = await startWithFigures();
  const manager = await makeMember(owner, teamId, 'manager');
  const [groupId = 0] = [...groups.values()];
  await deps.database.write
    .updateTable('teamMembers')
    .set({ scope: [groupId] })
    .where('userId', '=', manager.userId)
    .execute();
  for (const { path } of [
    downloadCampaignGroupCsv,
    downloadCampaignCsv,
    downloadKeywordCsv,
    downloadSearchTermCsv,
  ]) {
    const { text } = await save(manager, path);
    expect(text).toContain('Only what its reader may see');
    expect((await save(owner, path)).text).not.toContain('Only what its reader may see');
    const { rows } = readTable(text);
    expect(rows.length).toBeGreaterThan(0);
    // The hidden terms are in a row of no group.
    const groups = new Set(rows.map(([group]) => group).filter((group) => group !== ''));
    expect([...groups]).toEqual([`Group ${accounts[0]?.adAccountId}`]);
  }
  const { list } = await ask(owner, findTeamOperations, { query: { teamId, type: 'export' } });
  expect(list).toHaveLength(8);
  expect(list[0]?.operRequParam).toContain('2026-11-20');
});
