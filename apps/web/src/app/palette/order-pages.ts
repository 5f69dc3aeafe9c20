import type { RouteRow } from '../route-row.ts';

/** A part of a way that begins elsewhere: nobody goes there by name. */
const withinWays = new Set(['/wechat/confirm', '/wechat/stand-in', '/payment/stand-in', '/tool/wordDetail']);

type Page = readonly [path: string, row: RouteRow];

/** Of one name the first alone; it leads on to the others. */
const isFirst = ([path, { title }]: Page, pages: readonly Page[]) =>
  title === undefined || pages.find(([, row]) => row.title === title)?.[0] === path;

/** What is worked with first, as the sidebar has it; what anybody may read, such as the home page, last. */
export function orderPages(pages: Iterable<Page>): Page[] {
  const placeOf = ([, { menu, access }]: Page) => (menu === undefined ? (access.to === 'anyone' ? 2 : 1) : 0);
  return [...pages]
    .filter(([path]) => !withinWays.has(path))
    .filter((page, _, all) => isFirst(page, all))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
