import type { findUploadTarget } from '@tapwright/contracts/keyword-upload';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { AdEdit, AdState } from '@tapwright/domain/ad-states';
import type { Finding, RefusalReason, Verdict, WarningReason } from '@tapwright/domain/ad-verdicts';
import { worldAfter } from '@tapwright/domain/ad-world';
import { type Currency, findCurrency } from '@tapwright/domain/currencies';
import { judgeEdits } from '@tapwright/domain/judge-edits';
import { cleanKeyword, findKeywordTextProblem, keywordKey } from '@tapwright/domain/keyword-text';
import { type AmountProblem, type Money, moneyOf, toAmount } from '@tapwright/domain/money';
import { readTypedAmount } from '@tapwright/domain/typed-amount';
import { type MatchType, readMatchType } from '../../../platform/words/column-words.ts';
import type { FileRow } from './read-table.ts';
import { type Mended, readCells, type RowState, type Unjudged } from './read-cells.ts';

export type UploadTarget = AnswerOf<typeof findUploadTarget>;
export type Judging = Unjudged & { readonly targets: readonly UploadTarget[] };

export type WrongReason = RefusalReason | 'matchUnknown' | 'adGroupUnknown' | 'atServer';
export type JudgedRow = {
  readonly number: number;
  readonly state: RowState;
  /** As the file has them. */
  readonly written: Required<Mended>;
  readonly text: string;
  readonly matchType: MatchType;
  readonly adGroupId: string;
  /** As a call takes it; empty: its ad group's. */
  readonly bid: string;
  readonly minor: number | null;
  readonly wrong?: Pick<Finding<WrongReason>, 'reason' | 'values'> | undefined;
  readonly warnings: readonly Finding<WarningReason>[];
  /** Of one that is there with another bid, which the file's could take the place of. */
  readonly keywordId?: string | undefined;
};

type Draft = Omit<JudgedRow, 'state' | 'warnings'>;

export function judgeRows(judging: Judging): JudgedRow[] {
  const byId = new Map(judging.targets.map((target) => [target.adGroupId, target]));
  const drafts = judging.rows.map((row) => readRow(row, judging, byId));
  const standing = new Map(
    judging.targets.flatMap(({ adGroupId, keywords }) =>
      keywords.map((one) => [`${adGroupId} ${keywordKey(one)}`, one] as const),
    ),
  );
  const seen = new Set<`${string} ${string}`>();
  const stated = drafts.map((draft) => {
    if (isUnreadable(draft)) return { ...draft, state: 'wrong' as const };
    const key = `${draft.adGroupId} ${keywordKey(draft)}` as const;
    if (seen.has(key)) return { ...draft, wrong: undefined, state: 'twice' as const };
    seen.add(key);
    const there = standing.get(key);
    if (there === undefined) return { ...draft, state: draft.wrong ? ('wrong' as const) : ('new' as const) };
    const differs = draft.wrong === undefined && draft.minor !== null && draft.minor !== there.bid;
    return {
      ...draft,
      wrong: undefined,
      state: 'there' as const,
      ...(differs && { keywordId: there.keywordId }),
    };
  });
  return applyRules(stated, byId);
}

/** Whatever else stands there, it is no keyword that could be the same as another. */
const isUnreadable = ({ wrong }: Draft): boolean =>
  wrong !== undefined && ['required', 'tooLong', 'matchUnknown', 'adGroupUnknown'].includes(wrong.reason);

function readRow(row: FileRow, { roles, mended, usual }: Judging, targets: Map<string, UploadTarget>): Draft {
  const written = readCells(row, roles, mended);
  const text = cleanKeyword(written.keyword);
  const adGroupId = written.adGroup.trim() || (usual.adGroupId ?? '');
  const target = targets.get(adGroupId);
  const currency = findCurrency(target?.currency ?? '') ?? 'USD';
  const match = written.matchType.trim() === '' ? usual.matchType : readMatchType(written.matchType);
  const bid = readBid(written.bid, currency);
  const problem = findKeywordTextProblem(text);
  const reason: WrongReason | undefined =
    problem ??
    (match === undefined ? 'matchUnknown' : undefined) ??
    (target === undefined ? 'adGroupUnknown' : undefined) ??
    (typeof bid === 'string' ? bid : undefined);
  const minor = typeof bid === 'string' ? null : (bid?.minor ?? null);
  return {
    number: row.number,
    written,
    text,
    matchType: match ?? usual.matchType,
    adGroupId,
    bid: minor === null ? '' : toAmount(moneyOf(minor, currency)),
    minor,
    ...(reason !== undefined && { wrong: { reason } }),
  };
}

/** `1.80`, `1,80`, `$1.80`, `1.80 USD`. */
function readBid(written: string, currency: Currency): Money | AmountProblem | undefined {
  const bare = written
    .normalize('NFKC')
    .trim()
    .replace(/^(?:[A-Z]{3}|\p{Sc})\s*|\s*(?:[A-Z]{3}|\p{Sc}|元|円|원)$/gu, '');
  return bare === '' ? undefined : readTypedAmount(bare, null, currency);
}

type Stated = Draft & { readonly state: RowState };

/** The rules of the server, for what would be sent. */
function applyRules(rows: readonly Stated[], targets: ReadonlyMap<string, UploadTarget>): JudgedRow[] {
  const edits = rows.flatMap((row) => editOf(row) ?? []);
  const verdicts = judgeAll(edits, targets);
  return rows.map((row): JudgedRow => {
    const { refused = [], confirm = [] } = verdicts.get(row.keywordId ?? `-${row.number}`) ?? {};
    const target = targets.get(row.adGroupId);
    const hasBounds = target?.perUsd !== null || ['USD', 'CNY', 'RMB'].includes(target.currency);
    const [wrong] = refused.filter(
      ({ reason }) => hasBounds || (reason !== 'tooLow' && reason !== 'tooHigh'),
    );
    if (wrong === undefined) return { ...row, warnings: confirm };
    if (row.state === 'there') return { ...row, keywordId: undefined, warnings: [] };
    return { ...row, state: 'wrong', wrong, warnings: [] };
  });
}

function editOf(row: Stated): AdEdit<'keyword'> | undefined {
  if (row.state === 'there' && row.keywordId !== undefined)
    return { kind: 'keyword', id: row.keywordId, intent: 'update', after: { bid: row.minor } };
  if (row.state !== 'new') return undefined;
  const { adGroupId, text, matchType, minor: bid } = row;
  const after = { adGroupId, text, matchType, bid, status: 'running', isRemoved: false } as const;
  return { kind: 'keyword', id: `-${row.number}`, intent: 'create', after };
}

function judgeAll(
  edits: readonly AdEdit<'keyword'>[],
  targets: ReadonlyMap<string, UploadTarget>,
): Map<string, Verdict> {
  const all = [...targets.values()];
  const stands = ({ adGroupId, keywords }: UploadTarget) =>
    keywords.map(({ keywordId, text, matchType, bid }): [string, AdState['keyword']] => [
      keywordId,
      { adGroupId, text, matchType, bid, status: 'running', isRemoved: false },
    ]);
  const known = {
    campaign: new Map(all.map(({ campaignId, campaign }) => [campaignId, campaign])),
    adGroup: new Map(all.map(({ adGroupId, adGroup }) => [adGroupId, adGroup])),
    keyword: new Map(all.flatMap(stands)),
    negativeKeyword: new Map(),
    ad: new Map(),
  };
  const accounts = new Map(all.map((target) => [target.campaign.adAccountId, target]));
  const world = worldAfter(known, edits, {
    now: new Date(all[0]?.now ?? 0),
    currencyOf: (adAccountId) => {
      const { currency = 'USD', perUsd = null } = accounts.get(adAccountId) ?? {};
      return { currency: findCurrency(currency) ?? 'USD', perUsd: perUsd ?? undefined };
    },
    lowestRecentBid: () => null,
  });
  const verdicts = judgeEdits(world, edits);
  return new Map(edits.map(({ id }, place) => [id, verdicts[place] ?? { refused: [], confirm: [] }]));
}
