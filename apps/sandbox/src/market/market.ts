import { latest } from '../world/table.ts';
import type { World } from '../world/world.ts';
import { MarketMonths } from './market-months.ts';
import { Measuring } from './measure.ts';
import type { MeasureRequest, MeasureRow } from './measure-request.ts';

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
}
