import {
  createHashHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import type { i18n } from 'i18next';
import * as z from 'zod/mini';
import { ensureMessages } from '@tapwright/i18n/client';
import { parsePlainSearch, writePlainSearch } from '../platform/plain-search.ts';
import { decideRoute, type Visitor } from './decide-route.ts';
import { PageFailed, PublicPageFailed } from './page-failed.tsx';
import { loginSearch } from './pages/login-modes.ts';
import { nameView, reportSearch } from './report-search.ts';
import { Root } from './root.tsx';
import { isBuilt } from './routes-table.ts';

type Context = {
  translator: i18n;
  findVisitor: () => Visitor;
  reactToFailure: (error: unknown) => void;
  /** Reads what says who this is and in which team, and takes the team that the address names. */
  prepareVisitor: (wantedTeam: string | undefined) => Promise<void>;
};

const root = createRootRouteWithContext<Context>()({
  component: Root,
  validateSearch: z.object({ team: z.optional(z.string()) }),
  beforeLoad: async ({ context, location, search }) => {
    await context.prepareVisitor(search.team);
    const decision = decideRoute(location.href, context.findVisitor(), isBuilt);
    if (decision.do === 'redirect') throw redirect({ href: decision.to, replace: true });
    if (decision.do === 'notFound') throw redirect({ to: '/404', replace: true });
  },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/home',
  loader: ({ context }) => ensureMessages(context.translator, ['home']),
  component: lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: loginSearch,
  loaderDeps: ({ search: { mode } }) => ({ mode }),
  loader: ({ context, deps: { mode } }) =>
    ensureMessages(context.translator, mode === 'wechat' ? ['accounts', 'chatApp'] : ['accounts']),
  component: lazyRouteComponent(() => import('./pages/login-page.tsx'), 'LoginPage'),
});

const agreement = createRoute({
  getParentRoute: () => root,
  path: '/account',
  loader: ({ context }) => ensureMessages(context.translator, ['agreement', 'privacy', 'news']),
  component: lazyRouteComponent(() => import('./pages/agreement-page.tsx'), 'AgreementPage'),
});

const listSearch = z.object({
  type: z.optional(z.string()),
  page: z.optional(z.string()),
  size: z.optional(z.string()),
});

const newsList = createRoute({
  getParentRoute: () => root,
  path: '/news-list',
  validateSearch: listSearch,
  loader: ({ context }) => ensureMessages(context.translator, ['news', 'lists']),
  component: lazyRouteComponent(() => import('./pages/news-list-page.tsx'), 'NewsListPage'),
});

const newsDetails = createRoute({
  getParentRoute: () => root,
  path: '/news-details',
  validateSearch: z.object({ id: z.optional(z.string()) }),
  loader: ({ context }) => ensureMessages(context.translator, ['news']),
  component: lazyRouteComponent(() => import('./pages/news-details-page.tsx'), 'NewsDetailsPage'),
});

const notFound = createRoute({
  getParentRoute: () => root,
  path: '/404',
  component: lazyRouteComponent(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
});

const approveScan = createRoute({
  getParentRoute: () => root,
  path: '/wechat/confirm',
  loader: ({ context }) => ensureMessages(context.translator, ['chatApp']),
  component: lazyRouteComponent(() => import('./pages/approve-scan-page.tsx'), 'ApproveScanPage'),
});

const wechatStandIn = createRoute({
  getParentRoute: () => root,
  path: '/wechat/stand-in',
  validateSearch: z.object({ redirect_uri: z.optional(z.string()), state: z.optional(z.string()) }),
  loader: ({ context }) => ensureMessages(context.translator, ['chatApp']),
  component: lazyRouteComponent(() => import('./pages/wechat-stand-in-page.tsx'), 'WechatStandInPage'),
});

const framed = createRoute({
  getParentRoute: () => root,
  id: 'framed',
  // An address sent to somebody, or opened beside another, says which team it is about.
  search: { middlewares: [retainSearchParams<{ team?: string | undefined }>(['team'])] },
  beforeLoad: ({ context, location, search }) => {
    const team = context.findVisitor().team?.teamId.toString();
    if (search.team === team) return;
    throw redirect({ to: location.pathname, search: { ...search, team }, replace: true });
  },
  loader: ({ context }) => ensureMessages(context.translator, ['teams', 'notifications', 'appleSync']),
  component: lazyRouteComponent(() => import('./shell/frame.tsx'), 'Frame'),
});

/** Of every tab: one of them may have been sent to a colleague. */
const personalMessages = ['accounts', 'chatApp', 'personal', 'uploads', 'operationLog', 'lists'];

const personal = createRoute({
  getParentRoute: () => framed,
  path: '/user/personal',
  validateSearch: z.object({ tab: z.optional(z.string()) }),
  loader: ({ context }) => ensureMessages(context.translator, personalMessages),
  component: lazyRouteComponent(() => import('./pages/personal-page.tsx'), 'PersonalPage'),
  errorComponent: PageFailed,
});

const reportMessages = ['overview', 'lists'];

const overview = createRoute({
  getParentRoute: () => framed,
  path: '/ad/overview/type-overview',
  validateSearch: reportSearch,
  beforeLoad: ({ location, search }) => nameView(location.pathname, search),
  loader: ({ context }) => ensureMessages(context.translator, reportMessages),
  component: lazyRouteComponent(() => import('./pages/overview-page.tsx'), 'OverviewPage'),
  errorComponent: PageFailed,
});

const seriesOverview = createRoute({
  getParentRoute: () => framed,
  path: '/ad/overview/series-overview',
  validateSearch: reportSearch,
  beforeLoad: ({ location, search }) => nameView(location.pathname, search),
  loader: ({ context }) => ensureMessages(context.translator, reportMessages),
  component: lazyRouteComponent(() => import('./pages/series-overview-page.tsx'), 'SeriesOverviewPage'),
  errorComponent: PageFailed,
});

const groupOverview = createRoute({
  getParentRoute: () => framed,
  path: '/ad/overview/group-overview',
  validateSearch: reportSearch,
  beforeLoad: ({ location, search }) => nameView(location.pathname, search),
  loader: ({ context }) => ensureMessages(context.translator, reportMessages),
  component: lazyRouteComponent(() => import('./pages/group-overview-page.tsx'), 'GroupOverviewPage'),
  errorComponent: PageFailed,
});

const createTeam = createRoute({
  getParentRoute: () => framed,
  path: '/user/create_team',
  component: lazyRouteComponent(() => import('./pages/create-team-page.tsx'), 'CreateTeamPage'),
  errorComponent: PageFailed,
});

const team = createRoute({
  getParentRoute: () => framed,
  path: '/user/user_manager',
  validateSearch: z.object({ tab: z.optional(z.string()) }),
  loader: ({ context }) => ensureMessages(context.translator, ['members', 'accounts', 'uploads']),
  component: lazyRouteComponent(() => import('./pages/team-page.tsx'), 'TeamPage'),
  errorComponent: PageFailed,
});

const operationLog = createRoute({
  getParentRoute: () => framed,
  path: '/user/operation-log',
  loader: ({ context }) => ensureMessages(context.translator, ['operationLog', 'lists']),
  component: lazyRouteComponent(() => import('./pages/operation-log-page.tsx'), 'OperationLogPage'),
  errorComponent: PageFailed,
});

const staff = createRoute({
  getParentRoute: () => framed,
  path: '/staff',
  validateSearch: z.extend(listSearch, {
    section: z.optional(z.string()),
    search: z.optional(z.string()),
    state: z.optional(z.string()),
    id: z.optional(z.string()),
  }),
  loader: ({ context }) => ensureMessages(context.translator, ['staff', 'news', 'lists']),
  component: lazyRouteComponent(() => import('./pages/staff-page.tsx'), 'StaffPage'),
  errorComponent: PageFailed,
});

const certificateMessages = ['certificates', 'campaignGroups'];

const certificates = createRoute({
  getParentRoute: () => framed,
  path: '/user/zs_manager',
  loader: ({ context }) => ensureMessages(context.translator, certificateMessages),
  component: lazyRouteComponent(() => import('./pages/certificates-page.tsx'), 'CertificatesPage'),
  errorComponent: PageFailed,
});

const bindCertificate = createRoute({
  getParentRoute: () => framed,
  path: '/user/zs_bind',
  validateSearch: z.object({ certificate: z.optional(z.string()) }),
  loader: ({ context }) => ensureMessages(context.translator, certificateMessages),
  component: lazyRouteComponent(() => import('./pages/bind-certificate-page.tsx'), 'BindCertificatePage'),
  errorComponent: PageFailed,
});

const finance = createRoute({
  getParentRoute: () => framed,
  path: '/finance/index',
  validateSearch: z.object({
    range: z.optional(z.string()),
    from: z.optional(z.string()),
    to: z.optional(z.string()),
  }),
  loader: ({ context }) => ensureMessages(context.translator, ['finance', 'lists']),
  component: lazyRouteComponent(() => import('./pages/finance-page.tsx'), 'FinancePage'),
  errorComponent: PageFailed,
});

const reportCentre = createRoute({
  getParentRoute: () => framed,
  path: '/report-centre',
  validateSearch: z.object({
    tab: z.optional(z.string()),
    report: z.optional(z.string()),
    run: z.optional(z.string()),
    page: z.optional(z.string()),
    size: z.optional(z.string()),
  }),
  loader: ({ context }) => ensureMessages(context.translator, ['reportCentre', 'lists']),
  component: lazyRouteComponent(() => import('./pages/report-centre-page.tsx'), 'ReportCentrePage'),
  errorComponent: PageFailed,
});

export function createAppRouter(context: Context) {
  return createRouter({
    routeTree: root.addChildren([
      approveScan,
      wechatStandIn,
      home,
      login,
      agreement,
      newsList,
      newsDetails,
      notFound,
      framed.addChildren([
        overview,
        seriesOverview,
        groupOverview,
        createTeam,
        team,
        personal,
        operationLog,
        staff,
        certificates,
        bindCertificate,
        finance,
        reportCentre,
      ]),
    ]),
    history: createHashHistory(),
    context,
    parseSearch: parsePlainSearch,
    stringifySearch: writePlainSearch,
    defaultPreload: 'intent',
    defaultErrorComponent: PublicPageFailed,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
