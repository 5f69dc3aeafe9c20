import type { Instant, PaymentModel } from '../world/entities.ts';
import type { Stamp } from '../world/table.ts';
import type { World } from '../world/world.ts';

export type Account = {
  id: number;
  orgId: number;
  currency: string;
  timezone: string;
  paymentModel: PaymentModel;
};

/** Where a person or program works on one ad account: what it reads, and under whose name it writes. */
export type AccountContext = { world: World; now: Instant; by: Stamp; account: Account };
