import { redirect } from '@tanstack/react-router';
import { writePlainSearch } from '../platform/plain-search.ts';
import { personalSettings } from '../platform/person/use-personal-setting.ts';
import type { ReportSearch } from './report-search.ts';

/** An address that leaves days, zone or unit open gets what was chosen last, so that it can be sent to a colleague. */
export function nameView(pathname: string, search: ReportSearch): void {
  const { range, from, zone, unit } = search;
  const isDated = range !== undefined || from !== undefined;
  if (isDated && zone !== undefined && unit !== undefined) return;
  const chosen = personalSettings();
  const period = chosen.range.get();
  throw redirect({
    href: `${pathname}${writePlainSearch({
      ...search,
      ...(isDated ? {} : typeof period === 'string' ? { range: period } : period),
      zone: zone ?? chosen.reportZone.get(),
      unit: unit ?? chosen.unit.get(),
    })}`,
    replace: true,
  });
}
