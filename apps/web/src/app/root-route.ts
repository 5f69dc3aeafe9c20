import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
  type RouteComponent,
} from '@tanstack/react-router';
import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { ensureMessages } from '@tapwright/i18n/client';
import type { Namespace } from '@tapwright/i18n/messages';
import { decideRoute, type Visitor } from './decide-route.ts';
import type { ReadAhead } from './pages/report-frame/read-ahead.ts';
import type { ReportSearch } from './report-search.ts';
import type { RouteRow, RouteRows, TitleKey } from './route-row.ts';

export type RouterContext = {
  rows: RouteRows;
  translator: i18n;
  findVisitor: () => Visitor;
  reactToFailure: (error: unknown) => void;
  /** Reads what says who this is and in which team, and takes the team that the address names. */
  prepareVisitor: (wantedTeam: string | undefined) => Promise<void>;
  /** Leads to the address that says which days, zone and unit, where this one leaves them open. */
  nameView: (pathname: string, search: ReportSearch) => void;
  /** Begins to read what a page of ads will ask. */
  readAhead: (find: () => Promise<ReadAhead>, search: ReportSearch) => void;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    row?: RouteRow & { path: string };
  }
}

export const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: z.object({ team: z.optional(z.string()) }),
  beforeLoad: async ({ context, location, search }) => {
    await context.prepareVisitor(search.team);
    const decision = decideRoute(location.href, context.findVisitor(), context.rows);
    if (decision.do === 'redirect') throw redirect({ href: decision.to, replace: true });
    if (decision.do === 'notFound')
      throw redirect({ to: '/404', search: { because: decision.because }, replace: true });
  },
});

const frame = lazyRouteComponent(() => import('./shell/frame.tsx'), 'Frame');
const frameMessages: readonly Namespace[] = ['teams', 'notifications', 'appleSync'];

/** Sidebar and top bar around the pages of those who are signed in. */
export const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  // An address sent to somebody, or opened beside another, says which team it is about.
  search: { middlewares: [retainSearchParams<{ team?: string | undefined }>(['team'])] },
  beforeLoad: ({ context, location, search }) => {
    const team = context.findVisitor().team?.teamId.toString();
    if (search.team === team) return;
    throw redirect({ to: location.pathname, search: { ...search, team }, replace: true });
  },
  loader: ({ context }) => ensureMessages(context.translator, frameMessages),
  component: frame,
});

export const loadFrame = async (translator: i18n) =>
  Promise.all([frame.preload?.(), ensureMessages(translator, frameMessages)]);

type Page = Omit<RouteRow, 'redirectTo' | 'redirectOthersTo' | 'load'> & {
  title: TitleKey;
  /** Loaded before the page is drawn. */
  messages: readonly Namespace[];
  component: RouteComponent;
};

/** What a page of the table says of itself, as the router wants it. */
export function page<const Path extends string>(path: Path, { messages, component, ...row }: Page) {
  const load = async (translator: i18n) =>
    Promise.all([component.preload?.(), row.ahead?.(), ensureMessages(translator, messages)]);
  return {
    path,
    staticData: { row: { path, load, ...row } },
    loader: async ({ context }: { context: RouterContext }) => ensureMessages(context.translator, messages),
    component,
  };
}
