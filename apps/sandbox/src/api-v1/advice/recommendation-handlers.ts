import type * as z from 'zod/mini';
import type { dailyBudgetChoices, targetCpaChoices } from '@tapwright/apple-ads/wire/advice/recommendation';
import { recommendationPaging } from '@tapwright/apple-ads/wire/advice/recommendation-query';
import { changeCampaign } from '../../verbs/campaigns.ts';
import { readPositiveMoney, writeMoney } from '../../verbs/money.ts';
import { refuse } from '../../verbs/refusal.ts';
import type { Hundredths } from '../../world/entities.ts';
import type { AccountCall, Handlers } from '../call.ts';
import type { FieldValue } from '../match-filter.ts';
import { filterRows, pageRows, sortRows, type Query } from '../query-rows.ts';
import { writeSecond } from '../wire-forms.ts';
import { keepDecision, readDecisions, type Decision } from './recommendation-book.ts';
import {
  adviseDailyBudget,
  adviseTargetCpa,
  listAdvice,
  type Advice,
  type Adviser,
} from './recommendations.ts';

type Choice = { id: string; promotedObjectId: string; chosen: { amount: string; currency: string } | null };

type Kind = {
  type: 'DAILYCAP' | 'TCPA';
  adviser: Adviser;
  /** What the amount is called in a choice, and in the answer to it. */
  chosenField: string;
  appliedField: string;
  apply: (call: AccountCall, campaignId: number, amount: Hundredths) => unknown;
};

const dailyBudgets: Kind = {
  type: 'DAILYCAP',
  adviser: adviseDailyBudget,
  chosenField: 'appliedDailyBudget',
  appliedField: 'appliedDailyBudgetAmount',
  apply: (call, campaignId, dailyBudget) => changeCampaign(call, campaignId, { dailyBudget }),
};

/** A target that was applied is told with the recommendation alone: Apple shows it on no entity. */
const targetCpas: Kind = {
  type: 'TCPA',
  adviser: adviseTargetCpa,
  chosenField: 'appliedTargetCPA',
  appliedField: 'appliedTargetCPA',
  apply: () => undefined,
};

type Shown = Decision['row'];

/** `suggested` is for our own reckoning and not part of the answer. */
function show({ suggested: _suggested, ...advice }: Advice, state: string): Shown {
  return { ...advice, state };
}

function readField(row: Shown, field: string): FieldValue {
  const value = row[field];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { amount, bidStrategyType } = value;
  if (typeof bidStrategyType === 'string') return bidStrategyType;
  return typeof amount === 'string' ? Number(amount) : null;
}

function query(kind: Kind) {
  return (call: AccountCall, { body }: { body: Query }) => {
    const adamIds = (body.filters ?? [])
      .filter(({ field }) => field === 'promotedObjectId')
      .flatMap(({ value }) => [value ?? []].flat().map(Number));
    const decided = readDecisions(call.world);
    const open = listAdvice(call, kind.adviser, adamIds)
      .filter(({ id }) => !decided[id])
      .map((advice) => show(advice, 'AVAILABLE'));
    const closed = Object.values(decided)
      .filter(
        ({ row }) =>
          row.recommendationType === kind.type &&
          call.world.campaigns.list(call.account.id).some(({ id }) => id === row.campaignId),
      )
      .map(({ row, state }): Shown => ({ ...row, state }));
    const found = sortRows(
      filterRows([...open, ...closed], body.filters, readField),
      body.sorting,
      readField,
    );
    const { rows, pagination } = pageRows(found, body.pagination, recommendationPaging);
    return {
      result: rows.map((row) => ({ ...row, id: typeof row.id === 'string' ? row.id : '' })),
      pagination,
    };
  };
}

function getOpen(call: AccountCall, kind: Kind, { id, promotedObjectId }: Choice): Advice {
  if (readDecisions(call.world)[id])
    return refuse('INVALID_VALUE', `The recommendation ${id} was decided already.`, 'id');
  const found = listAdvice(call, kind.adviser, [Number(promotedObjectId)]).find((advice) => advice.id === id);
  return found ?? refuse('NOT_FOUND', `There is no recommendation ${id}.`, 'id');
}

/** How far the expected figures may lie from what comes. */
const bounds = (row: Shown) =>
  Object.fromEntries(
    ['Impressions', 'Installs', 'Taps'].flatMap((name) => {
      const value = row[`expected${name}`];
      if (typeof value !== 'number') return [];
      return [
        [`expected${name}Low`, Math.round(value * 0.8)],
        [`expected${name}High`, Math.round(value * 1.2)],
      ];
    }),
  );

function answerDecision(
  kind: Kind,
  id: string,
  { row, state, at, applied }: Decision,
  currency: string,
  rank: number,
) {
  const { id: _id, dailyBudget: _dailyBudget, bidStrategy: _bidStrategy, ...rest } = row;
  return {
    ...rest,
    ...(kind.type === 'DAILYCAP' ? bounds(row) : {}),
    recommendationId: id,
    state,
    [kind.appliedField]: applied === null ? null : writeMoney(applied, currency),
    appliedTime: writeSecond(at),
    rank,
  };
}

/** All choices are judged before the first takes effect. */
function decide(kind: Kind, state: Decision['state']) {
  return (call: AccountCall, choices: readonly Choice[]) => {
    const { currency } = call.account;
    const judged = choices.map((choice, index) => {
      const advice = getOpen(call, kind, choice);
      const amount =
        choice.chosen && readPositiveMoney(choice.chosen, currency, `[${index}].${kind.chosenField}`);
      return { advice, applied: state === 'APPLIED' ? (amount ?? advice.suggested) : null };
    });
    const made = judged.map(({ advice, applied }, index) => {
      const decision: Decision = { state, at: call.now, applied, row: show(advice, state) };
      if (applied !== null) kind.apply(call, advice.campaignId, applied);
      keepDecision(call.world, advice.id, decision);
      return answerDecision(kind, advice.id, decision, currency, index + 1);
    });
    return {
      result: made,
      pagination: { offset: 0, pageSize: recommendationPaging.defaultPageSize, totalCount: made.length },
    };
  };
}

type BudgetChoices = { body: z.output<typeof dailyBudgetChoices> };
type CpaChoices = { body: z.output<typeof targetCpaChoices> };

const ofBudgets = ({ body }: BudgetChoices): Choice[] =>
  body.map(({ id, promotedObjectId, appliedDailyBudget }) => ({
    id,
    promotedObjectId,
    chosen: appliedDailyBudget ?? null,
  }));
const ofCpas = ({ body }: CpaChoices): Choice[] =>
  body.map(({ id, promotedObjectId, appliedTargetCPA }) => ({
    id,
    promotedObjectId,
    chosen: appliedTargetCPA ?? null,
  }));

export const recommendationHandlers = {
  queryDailyBudgetRecommendations: query(dailyBudgets),
  applyDailyBudgetRecommendations: (call: AccountCall, request: BudgetChoices) =>
    decide(dailyBudgets, 'APPLIED')(call, ofBudgets(request)),
  dismissDailyBudgetRecommendations: (call: AccountCall, request: BudgetChoices) =>
    decide(dailyBudgets, 'DISMISSED')(call, ofBudgets(request)),
  queryTargetCpaRecommendations: query(targetCpas),
  applyTargetCpaRecommendations: (call: AccountCall, request: CpaChoices) =>
    decide(targetCpas, 'APPLIED')(call, ofCpas(request)),
  dismissTargetCpaRecommendations: (call: AccountCall, request: CpaChoices) =>
    decide(targetCpas, 'DISMISSED')(call, ofCpas(request)),
} satisfies Partial<Handlers>;
