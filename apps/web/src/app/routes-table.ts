import { createRoute, lazyRouteComponent as lazy } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { type ReportSearch, reportSearch } from './report-search.ts';
import { onceLoaded } from '../platform/once-loaded.ts';
import { publicPages } from './public-routes.ts';
import { framed, page } from './root-route.ts';
import { anyone, inTeam, type RouteRow, type RouteRows, signedIn, staffOnly } from './route-row.ts';
import { listSearch, text } from './route-search.ts';

/*
 * Every address of the console: who may see it, its title, its messages, its search and its page. Menu, palette,
 * titles and redirects come out of it. The sidebar keeps the order.
 */

/** A page whose address says which days, unit and rows are meant. */
const reportRoute = <const Path extends string>(
  path: Path,
  row: Pick<Parameters<typeof page>[1], 'title' | 'menu' | 'component' | 'ahead'> & {
    readonly access?: RouteRow['access'];
    readonly messages?: Parameters<typeof page>[1]['messages'];
  },
) =>
  createRoute({
    getParentRoute: () => framed,
    validateSearch: reportSearch,
    beforeLoad: ({ context, location, search, cause }) => {
      if (row.ahead && isAwaited(cause, search)) context.readAhead(row.ahead, search);
      context.nameView(location.pathname, search);
    },
    ...page(path, {
      access: inTeam('ads.see'),
      messages: ['overview', 'reportNotes', 'adWords', 'lists'],
      ...row,
    }),
  });

/** Who points at an entry of the menu means to go there; not so who moves over the rows of a table. */
const isAwaited = (cause: 'preload' | 'enter' | 'stay', { campaignGroupId }: ReportSearch) =>
  cause === 'enter' || (cause === 'preload' && campaignGroupId === undefined);

/** One step of creating; whoever may not create finds none of them. */
const createStep = <const Path extends string>(
  path: Path,
  component: Parameters<typeof page>[1]['component'],
) =>
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ draft: text, part: text, type: text }),
    ...page(path, {
      access: inTeam('campaign.edit'),
      title: 'frame:pages.create',
      messages: ['creation', 'changes', 'adWords', 'targeting', 'lists', 'serving', 'campaignGroups'],
      component,
    }),
  });

export const framedPages = [
  reportRoute('/ad/overview/type-overview', {
    title: 'frame:pages.overview',
    menu: true,
    component: lazy(() => import('./pages/reports/overview-page.tsx'), 'OverviewPage'),
    ahead: onceLoaded(async () => (await import('./pages/reports/overview-page.tsx')).readAhead),
  }),
  createRoute({
    getParentRoute: () => framed,
    ...page('/first-steps', {
      access: inTeam('certificate.manage'),
      title: 'frame:pages.firstSteps',
      messages: ['firstSteps'],
      component: lazy(() => import('./pages/person/first-steps-page.tsx'), 'FirstStepsPage'),
    }),
  }),
  reportRoute('/ad/overview/series-overview', {
    title: 'frame:pages.campaigns',
    menu: 'frame:menu.ads',
    component: lazy(() => import('./pages/reports/series-overview-page.tsx'), 'SeriesOverviewPage'),
    ahead: onceLoaded(async () => (await import('./pages/reports/series-overview-page.tsx')).readAhead),
  }),
  reportRoute('/ad/overview/group-overview', {
    title: 'frame:pages.adGroups',
    menu: 'frame:menu.ads',
    component: lazy(() => import('./pages/reports/group-overview-page.tsx'), 'GroupOverviewPage'),
    ahead: onceLoaded(async () => (await import('./pages/reports/group-overview-page.tsx')).readAhead),
  }),
  reportRoute('/ad/overview/keyword-overview', {
    title: 'frame:pages.keywords',
    menu: 'frame:menu.ads',
    component: lazy(() => import('./pages/reports/keyword-overview-page.tsx'), 'KeywordOverviewPage'),
    ahead: onceLoaded(async () => (await import('./pages/reports/keyword-overview-page.tsx')).readAhead),
  }),
  reportRoute('/ad/overview/search-term-overview', {
    title: 'frame:pages.searchTerms',
    menu: 'frame:menu.ads',
    component: lazy(() => import('./pages/reports/search-term-overview-page.tsx'), 'SearchTermOverviewPage'),
    ahead: onceLoaded(async () => (await import('./pages/reports/search-term-overview-page.tsx')).readAhead),
  }),
  reportRoute('/ad/overview/negative-overview', {
    title: 'frame:pages.negatives',
    menu: 'frame:menu.ads',
    component: lazy(() => import('./pages/reports/negative-overview-page.tsx'), 'NegativeOverviewPage'),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({
      set: text,
      state: text,
      origin: text,
      mine: text,
      range: text,
      from: text,
      to: text,
      page: text,
      size: text,
    }),
    ...page('/ad/changes', {
      access: inTeam('ads.see'),
      title: 'frame:pages.changes',
      menu: 'frame:menu.ads',
      messages: ['changes', 'changeSet', 'adWords', 'lists'],
      component: lazy(() => import('./pages/team/changes-page.tsx'), 'ChangesPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ order: text }),
    ...page('/ad/order', {
      access: inTeam('managedOrder.submit'),
      title: 'frame:pages.orders',
      menu: 'frame:menu.ads',
      messages: ['managedOrders', 'creation', 'changes', 'adWords', 'lists'],
      component: lazy(() => import('./pages/team/order-page.tsx'), 'ManagedOrderPage'),
    }),
  }),
  reportRoute('/tool/wordicon', {
    access: inTeam('tools.use'),
    title: 'frame:pages.keywordLibrary',
    menu: 'frame:menu.tools',
    messages: ['overview', 'reportNotes', 'adWords', 'lists', 'words', 'wordLists'],
    component: lazy(() => import('./pages/tools/word-library-page.tsx'), 'WordLibraryPage'),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ app: text, country: text, word: text, days: text }),
    ...page('/tool/wordDetail', {
      access: inTeam('tools.use'),
      title: 'frame:pages.wordDetail',
      messages: ['wordDetail', 'words', 'adWords', 'lists'],
      component: lazy(() => import('./pages/tools/word-detail-page.tsx'), 'WordDetailPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ list: text, tab: text }),
    ...page('/tool/negativeLists', {
      access: inTeam('tools.use'),
      title: 'frame:pages.negativeLists',
      menu: 'frame:menu.tools',
      messages: ['negativeLists', 'adWords', 'lists'],
      component: lazy(() => import('./pages/tools/negative-lists-page.tsx'), 'NegativeListsPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ app: text }),
    ...page('/tool/structure', {
      access: inTeam('tools.use'),
      title: 'frame:pages.structure',
      menu: 'frame:menu.tools',
      messages: ['structure', 'adWords', 'lists'],
      component: lazy(() => import('./pages/reports/structure-route.tsx'), 'StructureRoute'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ tab: text, kind: text, app: text, country: text }),
    ...page('/tool/assistant', {
      access: inTeam('tools.use'),
      title: 'frame:pages.keywordAssistant',
      menu: 'frame:menu.tools',
      messages: ['assistant', 'adWords', 'lists'],
      component: lazy(() => import('./pages/tools/assistant-page.tsx'), 'AssistantPage'),
    }),
  }),
  createStep(
    '/ad/create/create-type',
    lazy(() => import('./pages/create/create-type-page.tsx'), 'CreateTypePage'),
  ),
  createStep(
    '/ad/create/create-series',
    lazy(() => import('./pages/create/create-series-page.tsx'), 'CreateSeriesPage'),
  ),
  createStep(
    '/ad/create/create-group',
    lazy(() => import('./pages/reports/create-group-page.tsx'), 'CreateGroupPage'),
  ),
  createStep(
    '/ad/create/create-put',
    lazy(() => import('./pages/create/create-put-page.tsx'), 'CreatePutPage'),
  ),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ campaign: text, adGroup: text }),
    ...page('/ad/create/copy', {
      access: inTeam('campaign.edit'),
      title: 'frame:pages.copy',
      messages: ['copies', 'creation', 'changes', 'adWords'],
      component: lazy(() => import('./pages/create/copy-page.tsx'), 'CopyCampaignPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ tab: text, report: text, run: text, page: text, size: text }),
    ...page('/report-centre', {
      access: inTeam('report.use'),
      title: 'frame:pages.reportCentre',
      menu: true,
      messages: ['reportCentre', 'adWords', 'lists'],
      component: lazy(() => import('./pages/team/report-centre-page.tsx'), 'ReportCentrePage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ tab: text }),
    ...page('/user/personal', {
      access: signedIn,
      title: 'frame:pages.personal',
      menu: true,
      // Of every tab: one of them may have been sent to a colleague.
      messages: [
        'accounts',
        'chatApp',
        'personal',
        'secondFactor',
        'passkeys',
        'ownData',
        'uploads',
        'operationLog',
        'lists',
      ],
      component: lazy(() => import('./pages/person/personal-page.tsx'), 'PersonalPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    ...page('/user/create_team', {
      access: signedIn,
      title: 'frame:pages.createTeam',
      messages: ['members'],
      component: lazy(() => import('./pages/person/create-team-page.tsx'), 'CreateTeamPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    ...page('/user/zs_manager', {
      access: inTeam('certificate.manage'),
      title: 'frame:pages.certificates',
      menu: true,
      messages: ['certificates', 'campaignGroups'],
      component: lazy(() => import('./pages/team/certificates-page.tsx'), 'CertificatesPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ certificate: text }),
    ...page('/user/zs_bind', {
      access: inTeam('certificate.manage'),
      title: 'frame:pages.connect',
      messages: ['certificates', 'campaignGroups'],
      component: lazy(() => import('./pages/team/bind-certificate-page.tsx'), 'BindCertificatePage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ tab: text }),
    ...page('/user/user_manager', {
      access: inTeam('member.see'),
      title: 'frame:pages.team',
      menu: true,
      messages: ['members', 'accounts', 'uploads', 'changes'],
      component: lazy(() => import('./pages/team/team-page.tsx'), 'TeamPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ tab: text, range: text, from: text, to: text }),
    ...page('/finance/index', {
      access: inTeam('finance.see'),
      title: 'frame:pages.finance',
      menu: true,
      messages: ['finance', 'recharges', 'adWords', 'lists'],
      component: lazy(() => import('./pages/team/finance-page.tsx'), 'FinancePage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({ team: text, recharge: text }),
    ...page('/finance/recharge', {
      access: inTeam('finance.recharge'),
      title: 'frame:pages.recharge',
      messages: ['recharges'],
      component: lazy(() => import('./pages/team/recharge-page.tsx'), 'RechargePage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    ...page('/user/operation-log', {
      access: signedIn,
      title: 'frame:pages.operationLog',
      menu: true,
      messages: ['operationLog', 'lists'],
      component: lazy(() => import('./pages/team/operation-log-page.tsx'), 'OperationLogPage'),
    }),
  }),
  createRoute({
    getParentRoute: () => framed,
    validateSearch: z.object({
      ...listSearch,
      section: text,
      search: text,
      state: text,
      currency: text,
      id: text,
      of: text,
      order: text,
    }),
    ...page('/staff', {
      access: staffOnly,
      title: 'frame:pages.staff',
      menu: true,
      messages: [
        'staff',
        'secondFactor',
        'news',
        'recharges',
        'managedOrders',
        'appleInvoices',
        'certificates',
        'lists',
        'teams',
        'adWords',
        'changes',
      ],
      component: lazy(() => import('./pages/staff/staff-page.tsx'), 'StaffPage'),
    }),
  }),
] as const;

/** Addresses without a page: they lead on, or their page is still to come. */
const otherRows: Readonly<Record<string, RouteRow>> = {
  '/': { access: anyone, redirectTo: '/home' },
  '/ad': {
    access: inTeam('campaign.edit'),
    redirectTo: '/ad/create',
    redirectOthersTo: '/ad/overview/type-overview',
  },
  '/ad/overview': { access: signedIn, redirectTo: '/ad/overview/type-overview' },
  '/ad/create': { access: signedIn, redirectTo: '/ad/create/create-type' },
  '/automations': { access: inTeam('tools.use') },
  '/market': { access: inTeam('tools.use') },
  '/attribution': { access: inTeam('ads.see') },
};

export const routeRows: RouteRows = new Map([
  ...[...publicPages, ...framedPages].flatMap(({ options: { staticData } }) =>
    staticData?.row === undefined ? [] : [[staticData.row.path, staticData.row] as const],
  ),
  ...Object.entries(otherRows),
]);
