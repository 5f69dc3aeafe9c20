import { latest } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { Hundredths, Instant } from '../world/entities.ts';
import { RowCache } from './report/row-cache.ts';
import { MarketMonths } from './counts/market-months.ts';
import { Measuring } from './report/measure.ts';
import type { MeasuredSubject, MeasureRequest, MeasureRow } from './report/measure-request.ts';
import { reportedUntil } from './report/reported-until.ts';
import { listTermShares, type TermShare } from './report/term-shares.ts';
import { dayAt, monthOf } from './calendar/zone-days.ts';

/** What the world's ads brought, computed at the first query. */
export class Market {
  readonly #world: World;
  readonly #months: MarketMonths;
  readonly #answers = new RowCache<MeasureRow>();
  readonly #shares = new RowCache<TermShare>();

  constructor(world: World) {
    this.#world = world;
    this.#months = new MarketMonths(world);
    world.onTouch(() => {
      this.#answers.forget();
      this.#shares.forget();
    });
  }

  /** Rows with at least one impression. Same world, same request: same rows. */
  measure(request: MeasureRequest): readonly MeasureRow[] {
    if (request.grain !== 'total') return this.#work(request);
    const until = reportedUntil(this.#world.facts, request.now);
    return this.#answers.remember(JSON.stringify({ ...request, now: until }), () => this.#work(request));
  }

  #work(request: MeasureRequest): MeasureRow[] {
    return this.measureSubjects(request).flatMap(({ subject, series }) =>
      series.map((point) => ({ ...subject, ...point })),
    );
  }

  /** The same, each subject once: of ninety days that is a fraction of the rows. */
  measureSubjects(request: MeasureRequest): MeasuredSubject[] {
    const { orgId } = latest(this.#world.adAccounts.get(request.adAccountId));
    const own = this.#world.campaigns.list(request.adAccountId).map((row) => row.id);
    const named = request.campaignIds && new Set(request.campaignIds);
    const wanted = named ? own.filter((id) => named.has(id)) : own;
    return new Measuring(this.#months, request, latest(this.#world.orgs.get(orgId)).timezone).subjects(
      wanted,
    );
  }

  /** True from when a campaign has spent what its calendar month may cost until the next month begins. */
  isMonthSpent(campaignId: number, at: Instant): boolean {
    const { zone } = this.#months.campaign(campaignId);
    const { spentUpAt } = this.#months.sums(campaignId, monthOf(dayAt(zone, at)), at);
    return spentUpAt !== null && spentUpAt <= at;
  }

  /** The bid that would do well on a keyword now; null before it ever could serve. */
  suggestBid(keywordId: number, at: Instant): Hundredths | null {
    const { campaignId } = latest(this.#world.keywords.get(keywordId));
    return this.#months.suggestBid(campaignId, keywordId, at);
  }

  /** How much of each search the apps of an account were shown for, day by day of the account. */
  listTermShares(
    adAccountId: number,
    from: string,
    to: string,
    now: Instant,
    isWanted: (adamId: number) => boolean = () => true,
  ): readonly TermShare[] {
    const campaigns = this.#world.campaigns.list(adAccountId).filter((row) => isWanted(latest(row).adamId));
    const campaignIds = campaigns.map((row) => row.id);
    const request = { campaignIds, from, to, until: reportedUntil(this.#world.facts, now) };
    return this.#shares.remember(JSON.stringify(request), () => listTermShares(this.#months, request));
  }
}
