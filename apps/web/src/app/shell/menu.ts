import {
  IconChartBar,
  IconHistory,
  IconShieldCheck,
  IconUserCircle,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { decideRoute, type Visitor } from '../decide-route.ts';
import { isBuilt, routesTable, type TitleKey } from '../routes-table.ts';

export type MenuEntry = { path: string; title: TitleKey; Icon: TablerIcon };

const icons: Partial<Record<TitleKey, TablerIcon>> = {
  'frame:pages.overview': IconChartBar,
  'frame:pages.team': IconUsers,
  'frame:pages.personal': IconUserCircle,
  'frame:pages.operationLog': IconHistory,
  'frame:pages.staff': IconShieldCheck,
};

/** What this person may open, in the order of the table. */
export function listMenuEntries(visitor: Visitor): MenuEntry[] {
  return Object.entries(routesTable).flatMap(([path, { title, menu }]) => {
    const Icon = title && icons[title];
    if (!menu || Icon === undefined || title === undefined) return [];
    return decideRoute(path, visitor, isBuilt).do === 'show' ? [{ path, title, Icon }] : [];
  });
}
