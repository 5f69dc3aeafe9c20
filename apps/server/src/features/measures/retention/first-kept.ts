import { addDays, type Day, firstOfWeek } from '@tapwright/domain/days';

/** Where the first span begins that lies whole in what is kept; weeks begin on Mondays. */
export function firstKept(span: 'day' | 'week' | 'month', keptFrom: Day): Day {
  return span === 'week' ? firstOfWeek(addDays(keptFrom, 6)) : keptFrom;
}
