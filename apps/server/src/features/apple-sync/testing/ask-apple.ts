import { createPrivateKey, sign } from 'node:crypto';
import { addDays, type Day, daysBetween, firstOfMonth, getDay } from '@tapwright/domain/days';
import { type DayRange, listDays } from '@tapwright/domain/ranges';
import * as z from 'zod/mini';
import type { SandboxUser } from '../../../testing/open-sandbox.ts';
import type { SandboxControl } from './control-sandbox.ts';
import type { ReportedFact } from '../../measures/testing/reported-world.ts';

/*
 * What Apple answers, asked by hand: no call, type or sum of the product's own client is in it.
 */

export type AskApple = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const clock = z.object({ now: z.string() });

/** Where a clock is fast, an hour can be over between signing in and asking. */
const attempts = 5;

/** Signs in again for each call: between two of them months may have gone by. */
export function openApple(
  { origin, control }: Pick<SandboxControl, 'origin' | 'control'>,
  user: SandboxUser,
): AskApple {
  const send = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Response> => {
    const { now } = z.parse(clock, await control('GET', '/clock'));
    return fetch(`${origin}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await signIn(origin, user, Date.parse(now) / 1000)}`,
        'x-ap-context': `adAccountId=${user.adAccountIds[0]}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  };
  return async (...given) => {
    let answer = await send(...given);
    for (let more = 1; answer.status === 401 && more < attempts; more += 1) answer = await send(...given);
    const answered: unknown = await answer.json();
    if (!answer.ok) throw new Error(`${given[1]} answered ${answer.status}: ${JSON.stringify(answered)}`);
    return answered;
  };
}

async function signIn(origin: string, user: SandboxUser, at: number): Promise<string> {
  const iat = Math.floor(at);
  const claims = { sub: user.clientId, iss: user.teamId, aud: 'https://appleid.apple.com' };
  const head = [
    { alg: 'ES256', kid: user.keyId },
    { ...claims, iat, exp: iat + 3600 },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const key = createPrivateKey(user.privateKeyPem);
  const signature = sign('sha256', Buffer.from(head.join('.')), { key, dsaEncoding: 'ieee-p1363' });
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: user.clientId,
    client_secret: [...head, signature.toString('base64url')].join('.'),
    scope: 'searchadsorg',
  });
  const answer = await fetch(`${origin}/auth/oauth2/token`, { method: 'POST', body });
  return z.parse(z.object({ access_token: z.string() }), await answer.json()).access_token;
}

const count = z.int();
const figures = z.object({
  localSpend: z.object({ amount: z.string() }),
  impressions: count,
  taps: count,
  tapInstalls: count,
  tapNewDownloads: count,
  tapRedownloads: count,
  viewInstalls: count,
  viewNewDownloads: count,
  viewRedownloads: count,
});
const id = z.optional(z.int());
const text = z.nullish(z.string());
const metadata = z.object({
  id,
  campaignId: id,
  adGroupId: id,
  keyword: z.nullish(z.object({ id: z.int() })),
  searchTermText: text,
  searchTermSource: text,
  deviceClass: text,
  ageRange: text,
  gender: text,
  countryOrRegion: text,
});
const row = z.object({
  metadata,
  totalMetrics: figures,
  granularMetrics: z.optional(z.array(z.extend(figures, { date: z.string() }))),
});
const report = z.object({
  result: z.object({ rows: z.array(row) }),
  pagination: z.object({ totalCount: z.int() }),
});
type Metadata = z.output<typeof metadata>;

const dimensions = {
  device: 'deviceClass',
  age: 'ageRange',
  gender: 'gender',
  country: 'countryOrRegion',
} as const;
const paths = {
  campaign: 'campaigns',
  adGroup: 'adgroups',
  keyword: 'keywords',
  ad: 'ads',
  searchTerm: 'searchterms',
  audience: 'adgroups',
} as const;
const grains = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;

export type AppleSeries = Pick<ReportedFact, 'level' | 'zone'> & { dimension?: keyof typeof dimensions };
export type ReportSpan = { span: ReportedFact['span']; range: DayRange };
/** Without granularity a day is a report of its own. */
export const asTotals = (range: DayRange): ReportSpan[] =>
  listDays(range).map((day) => ({ span: 'day', range: { from: day, to: day } }));

/** Everything that Apple reports of: two zones of campaigns and ad groups, one of all else. */
export const appleSeries: readonly AppleSeries[] = [
  ...(['UTC', 'ORTZ'] as const).flatMap((zone) =>
    (['campaign', 'adGroup'] as const).map((level) => ({ level, zone })),
  ),
  ...(['keyword', 'ad', 'searchTerm'] as const).map((level) => ({ level, zone: 'ORTZ' as const })),
  ...(['device', 'age', 'gender', 'country'] as const).map((dimension) => ({
    level: 'audience' as const,
    zone: 'ORTZ' as const,
    dimension,
  })),
];

/** Months are answered in ranges of ninety days at least: what is shorter begins earlier and is cut afterwards. */
const startOf = ({ span, range: { from, to } }: ReportSpan): Day =>
  span === 'month' && daysBetween(from, to) < 89 ? firstOfMonth(addDays(to, -89)) : from;

function timeRangeOf(of: ReportSpan, timeZone: string) {
  const { from, to } = of.range;
  const granularity = from === to ? {} : { granularity: grains[of.span] };
  return { start: startOf(of), end: to, timeZone, ...granularity };
}

/** One series over one range, in days, whole weeks or whole months; what says nothing is left out. */
export async function askFigures(
  ask: AskApple,
  of: { teamId: number; adAccountId: string; campaignIds: readonly string[] },
  { level, zone, dimension }: AppleSeries,
  { span, range }: ReportSpan,
): Promise<ReportedFact[]> {
  const answer = await ask('POST', `/reports/apps/${paths[level]}/query`, {
    timeRange: timeRangeOf({ span, range }, zone),
    filters: [{ field: 'campaignId', operator: 'IN', value: of.campaignIds }],
    pagination: { offset: 0, pageSize: 5000 },
    ...(dimension ? { groupBy: [dimensions[dimension]] } : {}),
  });
  const { result, pagination } = z.parse(report, answer);
  if (result.rows.length < pagination.totalCount) throw new Error('More rows than a page holds.');
  const { teamId, adAccountId } = of;
  return result.rows.flatMap((row) =>
    (row.granularMetrics ?? [{ ...row.totalMetrics, date: range.from }]).flatMap(
      ({ date, localSpend, ...counts }): ReportedFact[] => {
        const measures = { spendMicros: microsOf(localSpend.amount), ...counts };
        const on = getDay(date.slice(0, 10));
        if (on < range.from || Object.values(measures).every((figure) => figure === 0)) return [];
        return [{ teamId, adAccountId, level, zone, span, on, ...placeOf(level, dimension, row), measures }];
      },
    ),
  );
}

function placeOf(
  level: ReportedFact['level'],
  dimension: AppleSeries['dimension'],
  { metadata }: { metadata: Metadata },
) {
  const own = String(metadata.id ?? '');
  const none = { adGroupId: '', keywordId: '', source: '', term: '', dimension: '', value: '' };
  const inside = { campaignId: String(metadata.campaignId), adGroupId: String(metadata.adGroupId) };
  switch (level) {
    case 'campaign':
      return { ...none, campaignId: own };
    case 'adGroup':
      return { ...none, campaignId: inside.campaignId, adGroupId: own };
    case 'keyword':
      return { ...none, ...inside, keywordId: own };
    case 'ad':
      return { ...none, ...inside, adId: own };
    case 'searchTerm': {
      const keywordId = String(metadata.keyword?.id ?? 0);
      const term = metadata.searchTermText ?? '';
      return { ...none, ...inside, keywordId, source: metadata.searchTermSource ?? '', term };
    }
    case 'audience': {
      const by = dimension ?? 'device';
      const value = metadata[dimensions[by]] ?? '';
      return { ...none, campaignId: inside.campaignId, adGroupId: own, dimension: by, value };
    }
  }
}

function microsOf(amount: string): number {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d{1,6}))?$/.exec(amount) ?? [];
  return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
}
