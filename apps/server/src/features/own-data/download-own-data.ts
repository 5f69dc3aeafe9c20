import type { PersonContext } from '../../platform/http/context.ts';
import { checkConfirmed } from '../accounts/index.ts';
import type { Download } from '../downloads/index.ts';
import * as store from './own-data-store.ts';

/** One JSON object, a list for each kind of thing; the log, which may be long, a page after the other. */
export async function downloadOwnData(context: PersonContext): Promise<Download> {
  const { database, person, clock } = context;
  await checkConfirmed(database.write, context, person);
  const name = `tapwright-${person.userId}-${clock.now().toISOString().slice(0, 10)}.json`;
  return { name, pieces: writeOwnData(context) };
}

async function* writeOwnData({ database: { read }, person: { userId } }: PersonContext) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const parts = {
    account: () => store.getAccount(read, userId),
    sessions: () => store.listSessions(read, userId),
    activeDays: () => store.listActiveDays(read, userId),
    secondFactors: () => store.listSecondFactors(read, userId),
    passkeys: () => store.listPasskeys(read, userId),
    teams: () => store.listMemberships(read, userId),
    invitations: () => store.listInvitations(read, userId),
    notices: () => store.listNotices(read, userId),
    reports: () => store.listReports(read, userId),
    pictures: () => store.listUploads(read, userId),
  };
  yield bytes('{\n');
  for (const [name, readPart] of Object.entries(parts))
    yield bytes(`"${name}": ${JSON.stringify(await readPart(), undefined, 2)},\n`);
  yield bytes('"operations": [');
  let page = await store.listOperations(read, userId, 0);
  for (let isFirst = true; page.length > 0; isFirst = false) {
    yield bytes(`${isFirst ? '' : ','}\n${page.map((row) => JSON.stringify(row)).join(',\n')}`);
    page = await store.listOperations(read, userId, page.at(-1)?.operationId ?? 0);
  }
  yield bytes('\n]}\n');
}
