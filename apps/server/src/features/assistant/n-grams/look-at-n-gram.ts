import type { findNGram } from '@tapwright/contracts/assistant';
import type { AnswerOf, ParsedBodyOf } from '@tapwright/contracts/call';
import { listMarkets, type TeamAds, sumOf } from '../rules/assistant-world.ts';
import { daysBetween } from '@tapwright/domain/days';
import type { Measured } from '@tapwright/domain/judge-term';
import { amountOfMicros } from '@tapwright/domain/money';
import { planNGramNegatives } from '../rules/propose-n-grams.ts';
import { openTerms } from '../rules/propose-negatives.ts';
import { monthly } from '../rules/monthly.ts';
import type { DayRange } from '@tapwright/domain/ranges';
import { holdsPieces } from '@tapwright/domain/word-pieces';
import type { Connection } from '../../../platform/db/database.ts';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { findTermDays, type TermDays, viewTerms } from '../making/read-team-ads.ts';
import {
  listAdGroups,
  listCampaigns,
  listKeywords,
  listNegatives,
  listTermRows,
} from '../making/team-ads-store.ts';
import { viewMeasured } from '../view-evidence.ts';
import { listNGramSums, type NGramPlace } from './n-grams-store.ts';

const maxShown = 200;

type Body = ParsedBodyOf<typeof findNGram>;

/** As everything stands now, so that no negative is offered for what was added or kept out since. */
export async function lookAtNGram(
  { database: { read }, membership }: TeamContext<'tools.use'>,
  body: Body,
): Promise<AnswerOf<typeof findNGram>> {
  const { teamId } = membership;
  const { pieces, currency } = body;
  const scope = await findScope(read, membership);
  const days = await findTermDays(read, teamId);
  const range = days.nGrams;
  const ads = range && (await readPlace(read, teamId, body, scope?.campaignIds, { ...days, range }));
  const markets = ads === undefined ? [] : listMarkets(ads);
  const terms = markets.flatMap(openTerms);
  const goal = await findGoal(read, { ...body, teamId, scoped: scope?.campaignIds }, body);
  const keywords = markets.flatMap((market) => market.keywords);
  const { way, positives, stopped, edits } = planNGramNegatives({ keywords }, terms, { pieces, goal });
  const holds = holdsPieces(pieces);
  const held = [...Map.groupBy(terms, ({ word }) => word)]
    .filter(([word]) => holds(word))
    .map(([word, within]) => ({ word, ...sumOf(within) }));
  const show = (list: readonly (Measured & { word: string })[]) =>
    list
      .toSorted((one, other) => other.spend - one.spend)
      .slice(0, maxShown)
      .map(({ word, ...measured }) => ({ word, ...viewMeasured(measured, currency) }));
  const lost = sumOf(stopped);
  const length = range === undefined ? 1 : daysBetween(range.from, range.to) + 1;
  return {
    terms: show(held),
    positives: { keywords: positives.keywords.slice(0, maxShown), terms: show(positives.terms) },
    way,
    stopped: stopped.length,
    saved: amountOfMicros(monthly(lost.spend, length), currency),
    lostInstalls: lost.installs,
    negatives: (goal === 0 ? [] : (edits.newNegativeKeywords ?? [])).map((negative) => ({ ...negative })),
  };
}

/** That the list judges it by; 0: it was not told of when the work list was made. */
async function findGoal(
  db: Connection,
  place: NGramPlace,
  { pieces, currency }: Pick<Body, 'pieces' | 'currency'>,
): Promise<number> {
  const all = await listNGramSums(db, place);
  const key = pieces.join(' ');
  return all.find((one) => one.currency === currency && one.pieces.join(' ') === key)?.goal ?? 0;
}

async function readPlace(
  db: Connection,
  teamId: number,
  { adamId, country, currency, pieces }: Body,
  scoped: readonly number[] | undefined,
  { accounts, range }: TermDays & { range: DayRange },
): Promise<TeamAds> {
  const covered = new Set(accounts.map(({ adAccountId }) => adAccountId));
  const campaigns = (await listCampaigns(db, teamId)).filter(
    (one) =>
      covered.has(one.adAccountId) &&
      one.adamId === adamId &&
      one.countries.includes(country) &&
      one.currency === currency &&
      (scoped === undefined || scoped.includes(Number(one.campaignId))),
  );
  const campaignIds = campaigns.map(({ campaignId }) => campaignId);
  const isHere = ({ campaignId }: { campaignId: string }) => campaignIds.includes(campaignId);
  const rows = await listTermRows(db, teamId, accounts, range, { campaignIds, holding: pieces });
  return {
    campaigns,
    adGroups: (await listAdGroups(db, teamId)).filter(isHere),
    keywords: (await listKeywords(db, teamId)).filter(isHere),
    negatives: (await listNegatives(db, teamId)).filter(isHere),
    terms: viewTerms(rows).terms,
  };
}
