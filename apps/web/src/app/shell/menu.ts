import {
  IconBook,
  IconPlaylistX,
  IconSitemap,
  IconChartBar,
  IconCertificate,
  IconCoins,
  IconGitCommit,
  IconHistory,
  IconKey,
  IconListCheck,
  IconSearch,
  IconZoomCancel,
  IconSpeakerphone,
  IconStack2,
  IconClipboardList,
  IconReport,
  IconShieldCheck,
  IconUserCircle,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { decideRoute, type Visitor } from '../decide-route.ts';
import { type HeadingKey, isBuilt, type RouteRows, type TitleKey } from '../route-row.ts';

export type MenuEntry = {
  path: string;
  title: TitleKey;
  Icon: TablerIcon;
  heading: HeadingKey | undefined;
  /** Shown to somebody without a team, who is told to create one first. */
  needsTeam: boolean;
};

const icons: Partial<Record<TitleKey, TablerIcon>> = {
  'frame:pages.overview': IconChartBar,
  'frame:pages.campaigns': IconSpeakerphone,
  'frame:pages.adGroups': IconStack2,
  'frame:pages.keywords': IconKey,
  'frame:pages.searchTerms': IconSearch,
  'frame:pages.negatives': IconZoomCancel,
  'frame:pages.changes': IconGitCommit,
  'frame:pages.orders': IconClipboardList,
  'frame:pages.keywordLibrary': IconBook,
  'frame:pages.negativeLists': IconPlaylistX,
  'frame:pages.structure': IconSitemap,
  'frame:pages.keywordAssistant': IconListCheck,
  'frame:pages.team': IconUsers,
  'frame:pages.personal': IconUserCircle,
  'frame:pages.certificates': IconCertificate,
  'frame:pages.reportCentre': IconReport,
  'frame:pages.finance': IconCoins,
  'frame:pages.operationLog': IconHistory,
  'frame:pages.staff': IconShieldCheck,
};

/** What this person may open, or could in a team of their own, in the order of the table. */
export function listMenuEntries(visitor: Visitor, rows: RouteRows): MenuEntry[] {
  return [...rows].flatMap(([path, { title, menu }]): MenuEntry[] => {
    const Icon = title && icons[title];
    if (!menu || Icon === undefined || title === undefined) return [];
    const entry = { path, title, Icon, heading: menu === true ? undefined : menu };
    if (needsTeam(path, visitor, rows)) return [{ ...entry, needsTeam: true }];
    const isTheirs = decideRoute(path, visitor, rows).do === 'show';
    return isTheirs ? [{ ...entry, needsTeam: false }] : [];
  });
}

/** An address that is there for those in a team, for somebody who has none. Staff work without one. */
function needsTeam(path: string, { signedIn, isStaff, closed, team }: Visitor, rows: RouteRows): boolean {
  const isOfTeam = isBuilt(rows, path) && rows.get(path)?.access.to === 'team';
  return isOfTeam && signedIn && !isStaff && !closed && team === undefined;
}
