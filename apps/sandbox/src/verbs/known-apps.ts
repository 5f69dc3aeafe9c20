import type { App } from '../world/entities.ts';
import { storefronts } from '../world/storefronts.ts';
import { latest } from '../world/table.ts';
import type { World } from '../world/world.ts';
import type { AccountContext } from './account-context.ts';
import { listOwnApps } from './own-apps.ts';

/** An app of the store, one's own or another's. */
export type KnownApp = { adamId: number; app: App };

export const storefrontsOf = ({ storefronts: sold }: App): readonly string[] =>
  sold ?? storefronts.map(({ code }) => code);

export function findKnownApp({ world }: { world: World }, adamId: number): KnownApp | undefined {
  const own = world.apps.find(adamId);
  if (own) return { adamId, app: latest(own) };
  const rival = world.rivals.find((app) => app.adamId === adamId);
  return rival && { adamId, app: rival };
}

type Wanted = {
  /** Part of its name or of who made it. */
  query?: string | undefined;
  providerIds?: readonly string[] | undefined;
  onlyOwn?: boolean | undefined;
};

function listAll(
  context: Pick<AccountContext, 'world' | 'account'>,
  { providerIds, onlyOwn }: Wanted,
): readonly KnownApp[] {
  const own = listOwnApps(context).map((row) => ({ adamId: row.id, app: latest(row) }));
  if (providerIds) return own.filter(({ app }) => providerIds.includes(app.providerId ?? ''));
  if (onlyOwn) return own;
  const others = [...context.world.apps.rows()]
    .map((row) => ({ adamId: row.id, app: latest(row) }))
    .filter(({ adamId }) => !own.some((one) => one.adamId === adamId));
  return [...own, ...others, ...context.world.rivals.map((app) => ({ adamId: app.adamId, app }))];
}

/** One's own come first. */
export function listKnownApps(
  context: Pick<AccountContext, 'world' | 'account'>,
  wanted: Wanted,
): readonly KnownApp[] {
  const text = wanted.query?.toLowerCase();
  const all = listAll(context, wanted);
  if (text === undefined) return all;
  return all.filter(({ app }) => `${app.name} ${app.developer}`.toLowerCase().includes(text));
}
