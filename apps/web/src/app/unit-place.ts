type Search = { readonly tab?: unknown; readonly report?: unknown };

/**
 * What the choice of currency in the top bar does at an address. Ads and their words show amounts in the unit of their
 * own address, so it rests there; where no amount follows it, it is absent.
 */
export function unitPlaceOf(path: string, { tab, report }: Search): 'locked' | 'followed' | 'none' {
  if (path.startsWith('/ad/') || path.startsWith('/tool/')) return 'locked';
  if (path === '/finance/index' && tab === 'spend') return 'followed';
  if (path === '/report-centre' && report !== undefined) return 'followed';
  return 'none';
}
