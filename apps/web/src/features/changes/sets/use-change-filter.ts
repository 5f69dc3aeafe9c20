import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Day } from '@tapwright/domain/days';
import { writePlainSearch } from '../../../platform/plain-search.ts';
import { type ChangeFilter, readChangeFilter, writeChangeFilter } from './change-filter.ts';

/** The filter is the address's. Any change but of the page leads to the first page. */
export function useChangeFilter(today: Day) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = readChangeFilter(search, today);
  const change = (next: Partial<ChangeFilter>) => {
    const written = writeChangeFilter({ ...filter, pageNum: 1, ...next });
    void navigate({ href: `${pathname}${writePlainSearch({ ...search, ...written })}`, resetScroll: false });
  };
  return [filter, change] as const;
}
