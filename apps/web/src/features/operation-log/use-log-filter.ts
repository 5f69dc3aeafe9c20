import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Day } from '@tapwright/domain/days';
import { writePlainSearch } from '../../platform/plain-search.ts';
import { type LogFilter, readFilter, writeFilter } from './log-filter.ts';

/**
 * The filter is the address's, so that a view can be sent to a colleague; what else the address says stays in it. Any
 * change but of the page leads to the first page.
 */
export function useLogFilter(today: Day) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(search, today);
  const change = (next: Partial<LogFilter>) => {
    const written = writeFilter({ ...filter, pageNum: 1, ...next });
    void navigate({ href: `${pathname}${writePlainSearch({ ...search, ...written })}`, resetScroll: false });
  };
  return [filter, change] as const;
}
