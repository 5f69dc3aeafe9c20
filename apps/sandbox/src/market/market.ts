import { latest } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { Instant } from '../world/entities.ts';
import { MarketMonths } from './market-months.ts';
import { Measuring } from './measure.ts';
import type { MeasureRequest, MeasureRow } from './measure-request.ts';
import { dayAt, monthOf } from './zone-days.ts';

/** What the world's ads brought, worked out when asked for. */
export class Market {
  readonly #world: World;
  readonly #months: MarketMonths;

  constructor(world: World) {
    this.#world = world;
    this.#months = new MarketMonths(world);
  }

  /** Rows with at least one impression. Same world, same request: same rows. */
  measure(request: MeasureRequest): MeasureRow[] {
    const { orgId } = latest(this.#world.adAccounts.get(request.adAccountId));
    const own = this.#world.campaigns.list(request.adAccountId).map((row) => row.id);
    const wanted = request.campaignIds ? own.filter((id) => request.campaignIds?.includes(id)) : own;
    return new Measuring(this.#months, request, latest(this.#world.orgs.get(orgId)).timezone).rows(wanted);
  }

  /** True from when a campaign has spent what its calendar month may cost until the next month begins. */
  isMonthSpent(campaignId: number, at: Instant): boolean {
    const { zone } = this.#months.campaign(campaignId);
    const { spentUpAt } = this.#months.sums(campaignId, monthOf(dayAt(zone, at)), at);
    return spentUpAt !== null && spentUpAt <= at;
  }
}
