import { logout } from '@tapwright/contracts/accounts';
import { findGroupNames } from '@tapwright/contracts/campaign-groups';
import { addTeam, findTeams } from '@tapwright/contracts/teams';
import type { Deps } from '../../platform/deps.ts';
import { enterAsPerson } from '../accounts/index.ts';
import { findScope } from '../campaign-groups/index.ts';
import { publishSampleNews } from '../news/index.ts';
import { systemWrite } from '../writes/index.ts';
import { acknowledgeAll, addMembers } from './add-members.ts';
import type { AskAs } from './ask-as.ts';
import { connectOrganisation } from './connect-organisation.ts';
import { type DemoPasswords, getDemoPassword } from './demo-passwords.ts';
import { type DemoMember, demoOwner, type DemoPerson } from './demo-people.ts';
import { noteDemoMade } from './demo-store.ts';
import { setGoals } from './set-goals.ts';
import { listOrganisations } from './sandbox-organisations.ts';

const teamName = 'Demo agency';
const campaignsOfAdManager = 4;

type Making = { deps: Deps; ask: AskAs; passwords: DemoPasswords; origin: string; signal: AbortSignal };

/**
 * Each step looks at what is there and adds what is missing, so it may be killed anywhere and called again.
 * `waiting`: somebody is to be bound to campaigns, or campaigns are to have goals, and they have not been read from Apple yet.
 */
export async function makeDemoTeam({ deps, ask, passwords, origin, signal }: Making) {
  const tokens: string[] = [];
  const enter = async (person: DemoPerson): Promise<string> => {
    const password = getDemoPassword(passwords, person.address);
    const token = await enterAsPerson({ ...deps, ...itself }, { ...person, password });
    tokens.push(token);
    return token;
  };
  try {
    const token = await enter(demoOwner);
    const teamId = await haveTeam(ask, token);
    const owner = { ask, token, teamId };
    for (const organisation of await listOrganisations(origin, signal))
      await connectOrganisation(owner, origin, organisation, signal);
    const scopeOf = await findScopes(deps, owner);
    if (scopeOf === undefined) return 'waiting';
    await addMembers(owner, enter, scopeOf);
    if (!(await setGoals(owner))) return 'waiting';
    for (const each of tokens) await acknowledgeAll(ask, each);
    await publishSampleNews(deps);
    await systemWrite(deps, 'each call before it wrote its own row', ({ tx }) =>
      noteDemoMade(tx, teamId, deps.clock.now()),
    );
    return 'made';
  } finally {
    for (const token of tokens) await ask(token, logout, {});
  }
}

const itself = {
  requestId: 'demo',
  address: '127.0.0.1',
  userAgent: 'Tapwright',
  language: 'en',
} as const;

async function haveTeam(ask: AskAs, token: string): Promise<number> {
  const own = (await ask(token, findTeams, {})).find(({ roleName }) => roleName === 'visitor');
  return own?.teamId ?? (await ask(token, addTeam, { body: { teamName, currencyType: 'USD' } })).teamId;
}

/** The manager has the first campaign group; the ad administrator some campaigns of the last. */
async function findScopes(
  { database }: Deps,
  { ask, token, teamId }: { ask: AskAs; token: string; teamId: number },
): Promise<((member: DemoMember) => readonly number[]) | undefined> {
  const groups = await ask(token, findGroupNames, { query: { teamId } });
  const [first, last] = [groups.at(0)?.campaignGroupId, groups.at(-1)?.campaignGroupId];
  if (first === undefined || last === undefined) return undefined;
  const inLast = await findScope(database.write, { teamId, role: 'manager', scope: [last] });
  const campaignIds = inLast?.campaignIds.slice(0, campaignsOfAdManager) ?? [];
  if (campaignIds.length === 0) return undefined;
  return ({ role }) => (role === 'manager' ? [first] : role === 'advManager' ? campaignIds : []);
}
