import { redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { writePlainSearch } from '../platform/plain-search.ts';
import { personalSettings } from '../platform/use-personal-setting.ts';

const text = z.optional(z.string());

/** Everything a report's address may say; what it means is read where it is used. */
export const reportSearch = z.object({
  range: text,
  from: text,
  to: text,
  compare: text,
  zone: text,
  unit: text,
  mode: text,
  step: text,
  bars: text,
  line: text,
  by: text,
  name: text,
  status: text,
  match: text,
  where: text,
  sort: text,
  order: text,
  page: text,
  size: text,
  columns: text,
  campaignGroupId: text,
  campaignId: text,
  adGroupId: text,
  tab: text,
  /** When the person came in, or into another team. */
  newTime: text,
});

type Search = z.infer<typeof reportSearch>;

/** An address that leaves days, zone or unit open gets what was chosen last, so that it can be sent to a colleague. */
export function nameView(pathname: string, search: Search): void {
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
