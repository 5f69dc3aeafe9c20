import type { Deps } from '../../../platform/deps.ts';
import type { AlipayAccess } from '../alipay/alipay-access.ts';
import { playedTrade, type PlayedTrade } from '../stand-in/alipay/played-trade.ts';
import { signNotice, writeNotice } from '../stand-in/alipay/tell-of-trade.ts';
import { findStandIn } from '../stand-in/stand-in-store.ts';

export async function readPlayedTrade({ database }: Deps, name: string): Promise<PlayedTrade> {
  const trade = await findStandIn(database.write, { kind: 'trade', id: name }, playedTrade);
  if (trade === undefined) throw new Error(`There is no trade ${name}.`);
  return trade;
}

/** As the played Alipay tells of it, with something else said before it is signed. */
export async function signPlayedNotice(
  deps: Deps,
  access: AlipayAccess,
  name: string,
  said: object,
): Promise<URLSearchParams> {
  const notice = writeNotice(access, await readPlayedTrade(deps, name), { now: deps.clock.now() });
  return signNotice(deps, { ...notice, ...said });
}
