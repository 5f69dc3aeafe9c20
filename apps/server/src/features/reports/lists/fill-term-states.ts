import type { SearchTermRow } from '@tapwright/contracts/report-rows';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { findBlocking } from '@tapwright/domain/negative-match';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import {
  listKeywordsByText,
  listNegativesAtWork,
  listTermCampaigns,
  type TermCampaign,
  type TermKeyword,
} from './term-states-store.ts';

type State = Pick<SearchTermRow, 'termState' | 'termStateOf'>;
type Placed = Pick<SearchTermRow, 'campaignId' | 'adGroupId' | 'term'>;
type Reader = Pick<TeamContext<'ads.see'>, 'database' | 'membership'>;

/** What each term is by now: kept out, a keyword of its ad group, one of another ad group of the same app, or new. */
export async function fillTermStates(context: Reader, rows: readonly SearchTermRow[]): Promise<void> {
  const named = rows.filter(({ term }) => term !== '');
  if (named.length === 0) return;
  const stateOf = await readStates(context, named);
  for (const row of named) Object.assign(row, stateOf(row));
}

/** Those that are in one of these states by now. */
export async function chooseByState<Row extends Placed>(
  context: Reader,
  rows: readonly Row[],
  states: readonly string[],
): Promise<Row[]> {
  const stateOf = await readStates(context, rows);
  return rows.filter((row) => states.includes(stateOf(row).termState ?? ''));
}

async function readStates(
  { database: { read }, membership }: Reader,
  rows: readonly Placed[],
): Promise<(row: Placed) => State> {
  const { teamId } = membership;
  const campaignIds = [...new Set(rows.map(({ campaignId }) => campaignId))];
  const texts = [...new Set(rows.map(({ term }) => term.toLowerCase()))];
  const scope = await findScope(read, membership);
  const keywords = await listKeywordsByText(read, teamId, scope?.campaignIds, texts);
  const [negatives, campaigns] = await Promise.all([
    listNegativesAtWork(read, teamId, campaignIds),
    listTermCampaigns(read, teamId, [
      ...new Set([...campaignIds, ...keywords.map(({ campaignId }) => campaignId)]),
    ]),
  ]);
  const placeOf = (place: { campaignId: string; adGroupId: string | null }) =>
    place.adGroupId ?? `campaign ${place.campaignId}`;
  const blocking = new Map(
    [...Map.groupBy(negatives, placeOf)].map(([place, within]) => [place, findBlocking(within)]),
  );
  const keywordsOf = Map.groupBy(keywords, ({ text }) => foldKeyword(text));
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.campaignId, campaign]));
  return ({ term, campaignId, adGroupId }) => {
    const negative = blocking.get(adGroupId)?.(term) ?? blocking.get(`campaign ${campaignId}`)?.(term);
    if (negative) return { termState: 'blocked', termStateOf: write(negative.text, negative) };
    const alike = keywordsOf.get(foldKeyword(term)) ?? [];
    if (alike.some((keyword) => keyword.adGroupId === adGroupId))
      return { termState: 'owned', termStateOf: null };
    const other = alike.find((keyword) => isCompeting(keyword, campaignId, campaignOf));
    if (other) return { termState: 'competing', termStateOf: write(other.text, other) };
    return { termState: 'new', termStateOf: null };
  };
}

/** Shown for the same app in a storefront of both. */
function isCompeting(
  { isRunning, campaignId: otherId }: TermKeyword,
  campaignId: string,
  campaignOf: ReadonlyMap<string, TermCampaign>,
): boolean {
  if (!isRunning) return false;
  if (campaignId === otherId) return true;
  const [own, other] = [campaignOf.get(campaignId), campaignOf.get(otherId)];
  if (own === undefined || other === undefined || own.adamId === null || own.adamId !== other.adamId)
    return false;
  return own.countries.some((country) => other.countries.includes(country));
}

const write = (text: string, place: { campaignName: string; adGroupName: string | null }): string =>
  [text, place.campaignName, place.adGroupName].filter(Boolean).join(' · ');
