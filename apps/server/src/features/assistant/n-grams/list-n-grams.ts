import type { findNGrams, NGramRow } from '@tapwright/contracts/assistant';
import type { AnswerOf, ParsedQueryOf } from '@tapwright/contracts/call';
import { atStake, judgeNGrams, type NGramVerdict } from '@tapwright/domain/judge-n-gram';
import { costBand } from '@tapwright/domain/judge-term';
import { foldKeyword } from '@tapwright/domain/keyword-text';
import { amountOfMicros } from '@tapwright/domain/money';
import type { TeamContext } from '../../../platform/http/context.ts';
import { findScope } from '../../campaign-groups/index.ts';
import { findRun } from '../making/runs-store.ts';
import { viewMeasured } from '../view-evidence.ts';
import { listNGramSums, type NGramSums } from './n-grams-store.ts';

type Judged = NGramSums & { readonly verdict: NGramVerdict; readonly stake: number };

export async function listNGrams(
  { database: { read }, membership }: TeamContext<'tools.use'>,
  query: ParsedQueryOf<typeof findNGrams>,
): Promise<AnswerOf<typeof findNGrams>> {
  const { teamId } = membership;
  const { adamId, country, length, verdict, name = '', pageNum, pageSize } = query;
  const scope = await findScope(read, membership);
  const [run, sums] = await Promise.all([
    findRun(read, teamId),
    listNGramSums(read, { teamId, adamId, country, scoped: scope?.campaignIds }),
  ]);
  const part = foldKeyword(name);
  const found = judge(sums)
    .filter(
      (one) =>
        (length === undefined || one.pieces.length === length) &&
        (verdict === undefined || one.verdict === verdict) &&
        (part === '' || one.pieces.join(' ').includes(part)),
    )
    .toSorted(
      (one, other) => other.stake - one.stake || (one.pieces.join(' ') < other.pieces.join(' ') ? -1 : 1),
    );
  return {
    list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(viewRow),
    total: found.length,
    from: run?.nGramsFrom ?? null,
    to: run?.to ?? null,
    hiddenShare: run?.hiddenShare ?? null,
  };
}

/** All of a place together, since many that are tried make some look like waste by chance. */
function judge(all: readonly NGramSums[]): Judged[] {
  const list = all.map((sums) => ({ sums, goal: sums.goal }));
  const verdicts = judgeNGrams(list);
  return all.map((sums, place) => ({
    ...sums,
    verdict: verdicts[place] ?? 'thin',
    stake: atStake({ sums, goal: sums.goal }),
  }));
}

function viewRow({ pieces, currency, goal, isGoalSet, terms, verdict, stake, ...sums }: Judged): NGramRow {
  const amount = (micros: number) => amountOfMicros(micros, currency);
  const { low, high } = costBand(sums);
  return {
    pieces,
    currency,
    goal: amount(goal),
    isGoalSet,
    terms,
    ...viewMeasured(sums, currency),
    cost: { low: amount(low), high: high === null ? null : amount(high) },
    atStake: amount(stake),
    verdict,
  };
}
