import type { MonthlySpend, MonthSpend } from '@tapwright/contracts/finance';
import { addDays, getDay } from '@tapwright/domain/days';

type Days = { readonly from: string; readonly to: string };
/** Of these campaign groups only; undefined: of all. */
export type LeftOut = Days & { readonly groups: readonly string[] | undefined };

/** Which days are in no sum and which in no month, each said once, however many months and groups they lie in. */
export function prepareMissing({ groups }: MonthlySpend): { notRead: LeftOut[]; inWeeks: Days[] } {
  const daysOf = (name: 'notRead' | 'inWeeks') =>
    groups.flatMap((group) =>
      join(group.months.flatMap((month) => month[name])).map((days) => ({ ...days, group: group.name })),
    );
  return {
    notRead: gather(daysOf('notRead')).map(({ from, to, names }) => ({
      from,
      to,
      groups: names.length === groups.length ? undefined : names,
    })),
    inWeeks: gather(daysOf('inWeeks')).map(({ from, to }) => ({ from, to })),
  };
}

/** Nothing of the month was read; its amount is not nothing but unknown. */
export const isUnread = ({ inOwnCurrency }: Pick<MonthSpend, 'inOwnCurrency'>): boolean =>
  inOwnCurrency === null;

/** The sum of a month holds less than the month. */
export const isPart = ({ notRead, inWeeks }: MonthSpend): boolean => notRead.length + inWeeks.length > 0;

/** Days that follow each other, from one month into the next. */
function join(all: readonly Days[]): Days[] {
  const runs: { from: string; to: string }[] = [];
  for (const { from, to } of all) {
    const last = runs.at(-1);
    if (last !== undefined && addDays(getDay(last.to), 1) === from) last.to = to;
    else runs.push({ from, to });
  }
  return runs;
}

function gather(all: readonly (Days & { group: string })[]) {
  const same = Map.groupBy(all, ({ from, to }) => `${from} ${to}`);
  return [...same.values()]
    .flatMap((each) => {
      const [first] = each;
      return first ? [{ from: first.from, to: first.to, names: each.map(({ group }) => group) }] : [];
    })
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
