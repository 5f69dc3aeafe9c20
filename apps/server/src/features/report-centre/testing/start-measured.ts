import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inviteMember } from '@tapwright/contracts/invitations';
import * as centre from '@tapwright/contracts/report-centre';
import { addDays, getDay } from '@tapwright/domain/days';
import * as z from 'zod/mini';
import { addMeasuredGroup } from '../../../testing/measured-team.ts';
import { type Somebody, startTeamServer } from '../../teams/testing/team-server.ts';

export const today = getDay(new Date().toISOString().slice(0, 10));
export const yesterday = addDays(today, -1);
export const definition = z.parse(centre.reportDefinition, {
  level: 'campaign',
  dimensions: ['campaignGroup', 'status'],
  measures: ['localSpendAmount', 'taps', 'ttr'],
  range: { preset: 'last7Days' },
});
export const waitLimit = { timeout: 30_000, interval: 20 };

/** North spent 10.00 on One and 1.50 on Two, South 700.00 on Three. */
export async function startMeasured() {
  const server = await startTeamServer();
  const { deps, makePerson, makeTeam, ask, acceptNewest } = server;
  const owner = await makePerson();
  const teamId = await makeTeam(owner);
  const covered = { from: addDays(today, -30), until: today };
  const north = await addMeasuredGroup(deps.database, teamId, {
    name: 'North',
    adAccountId: '11',
    campaigns: { '101': 'One', '102': 'Two' },
    figures: [
      { campaignId: '101', day: yesterday, spendMicros: 10_000_000, taps: 20 },
      { campaignId: '102', day: addDays(today, -2), spendMicros: 1_500_000, taps: 5 },
    ],
    covered,
  });
  const south = await addMeasuredGroup(deps.database, teamId, {
    name: 'South',
    adAccountId: '12',
    campaigns: { '201': 'Three' },
    figures: [{ campaignId: '201', day: yesterday, spendMicros: 700_000_000, taps: 70 }],
    covered,
  });
  const makeManager = async (scope: number[]) => {
    const manager = await makePerson();
    await ask(owner, inviteMember, {
      body: { teamId, account: manager.email, roleName: 'manager', scope },
    });
    await acceptNewest(manager);
    return manager;
  };
  const save = async (who: Somebody, isShared = true, name = 'Weekly') =>
    ask(who, centre.addReport, { body: { teamId, name, definition, isShared } });
  const listRuns = async (who: Somebody) =>
    (await ask(who, centre.findReportRuns, { query: { teamId, pageNum: 1, pageSize: 20 } })).list;
  const download = async (who: Somebody, runId: number) =>
    fetch(`${server.origin}${centre.downloadReportRun.path}?teamId=${teamId}&runId=${runId}`, {
      headers: { authorization: who.token },
    });
  const outbox = join(deps.settings.dataDir, 'outbox');
  const listMails = () => {
    try {
      return readdirSync(outbox)
        .filter((name) => name.endsWith('.txt'))
        .map((name) => readFileSync(join(outbox, name), 'utf8'));
    } catch {
      return [];
    }
  };
  const mailsTo = (who: Somebody) =>
    listMails().filter((mail) => mail.includes(`To: ${who.email}\n`) && mail.includes('Weekly'));
  /** What came with a mail, if anything did. */
  const attachedTo = (mail: string) => {
    const name = /^Attached: .* \((\S+)\)$/m.exec(mail)?.[1];
    return name === undefined ? undefined : readFileSync(join(outbox, name), 'utf8');
  };
  return {
    ...server,
    owner,
    teamId,
    north,
    south,
    makeManager,
    save,
    listRuns,
    download,
    mailsTo,
    attachedTo,
  };
}
