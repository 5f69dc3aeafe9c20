import type { AdAccountCalls } from '@tapwright/apple-ads/client/connect';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import type { FoundApp, searchApps as call } from '@tapwright/contracts/look-ups';
import type { Deps } from '../../../platform/deps.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { askAppleWith, type CertificateDeps, findPlatformRow } from '../../certificates/index.ts';
import { type AskOptions, askForGroup } from '../apple/ask-for-group.ts';

const maxFound = 10;
/** Apple takes two characters of Chinese, Japanese and Korean, three of any other script. */
const minTyped = 2;

/** A number, or where it stands in an address of the App Store. */
const idIn = (text: string): string | undefined =>
  /^\d{6,19}$/.exec(text)?.[0] ?? /apps\.apple\.com\/.*\/id(\d{6,19})/.exec(text)?.[1];

/** Own apps first: no other can be advertised, and is shown so that nobody looks for it in vain. */
export async function searchApps(
  context: TeamContext,
  { campaignGroupId, text }: ParsedQueryOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  return askForGroup(context, campaignGroupId, 'searchFailed', (calls, options) =>
    searchIn(calls, options, text.trim()),
  );
}

/** Asked of any ad account of the platform's own organisation, for whoever has none of their own yet. */
export async function searchPlatformApps(
  context: CertificateDeps & Pick<Deps, 'database'>,
  text: string,
): Promise<FoundApp[]> {
  const platform = await findPlatformRow(context.database.write);
  if (platform?.state !== 'bound') throw new Refusal('modeMissing');
  const which = { teamId: 0, certificateId: platform.certificateId };
  try {
    return await askAppleWith(context, which, async (client, options) => {
      const [first] = (await client.organisation.getAcls(options)).acls;
      return first === undefined ? [] : searchIn(client.adAccount(first.adAccount.id), options, text.trim());
    });
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('searchFailed') : error;
  }
}

async function searchIn(calls: AdAccountCalls, options: AskOptions, typed: string): Promise<FoundApp[]> {
  const own = await listOwn(calls, options);
  if (typed === '') return own.slice(0, maxFound);
  const id = idIn(typed);
  if (id !== undefined) return own.filter(({ adamId }) => adamId === id);
  const folded = typed.toLowerCase();
  const fitting = own.filter(({ name }) => name.toLowerCase().includes(folded));
  if (Array.from(typed).length < minTyped) return fitting.slice(0, maxFound);
  const others = await listByName(calls, typed, options);
  const isOwn = new Set(own.map(({ adamId }) => adamId));
  return [...fitting, ...others.filter(({ adamId }) => !isOwn.has(adamId))].slice(0, maxFound);
}

async function listOwn(calls: AdAccountCalls, options: AskOptions): Promise<FoundApp[]> {
  const { rows } = await calls.searchApps({ returnOwnedApps: true, limit: 200 }, options);
  return rows.map((row) => viewApp(row, true));
}

async function listByName(calls: AdAccountCalls, query: string, options: AskOptions): Promise<FoundApp[]> {
  if (!isLongEnough(query)) return [];
  const { rows } = await calls.searchApps({ query, limit: maxFound }, options);
  return rows.map((row) => viewApp(row, false));
}

const isLongEnough = (query: string): boolean =>
  Array.from(query).length > minTyped ||
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(query);

const viewApp = (
  {
    adamId,
    appName,
    developerName,
  }: {
    adamId: number | string;
    appName?: string | null | undefined;
    developerName?: string | null | undefined;
  },
  isOwn: boolean,
): FoundApp => ({
  adamId: String(adamId),
  name: appName ?? String(adamId),
  developer: developerName ?? null,
  isOwn,
});
