import type { Access } from '@tapwright/contracts/call';

export type TitleKey =
  | 'frame:pages.home'
  | 'frame:pages.login'
  | 'frame:pages.agreement'
  | 'frame:pages.notFound'
  | 'frame:pages.approveScan'
  | 'frame:pages.wechatStandIn'
  | 'frame:pages.newsList'
  | 'frame:pages.newsDetails'
  | 'frame:pages.staff'
  | 'frame:pages.overview'
  | 'frame:pages.campaigns'
  | 'frame:pages.adGroups'
  | 'frame:pages.createTeam'
  | 'frame:pages.team'
  | 'frame:pages.personal'
  | 'frame:pages.certificates'
  | 'frame:pages.connect'
  | 'frame:pages.reportCentre'
  | 'frame:pages.finance'
  | 'frame:pages.operationLog';

type RouteRow = {
  access: Access;
  /** The address leads on to another. */
  redirectTo?: string;
  /** Nobody is here where the server does not play the chat app. */
  onlyWithStandIn?: true;
  /** A route without one has no page yet and answers as unknown. */
  title?: TitleKey;
  menu?: true;
};

const anyone: Access = { to: 'anyone' };
const signedIn: Access = { to: 'signedIn' };
const inTeam = (may: Extract<Access, { to: 'team' }>['may']): Access => ({ to: 'team', may });

/** Every address of the console and who may see it. The sidebar keeps this order. */
export const routesTable: Readonly<Record<string, RouteRow>> = {
  '/': { access: anyone, redirectTo: '/home' },
  '/home': { access: anyone, title: 'frame:pages.home' },
  '/login': { access: anyone, title: 'frame:pages.login' },
  '/account': { access: anyone, title: 'frame:pages.agreement' },
  '/404': { access: anyone, title: 'frame:pages.notFound' },
  '/wechat/confirm': { access: anyone, title: 'frame:pages.approveScan' },
  '/wechat/stand-in': { access: anyone, title: 'frame:pages.wechatStandIn', onlyWithStandIn: true },
  '/news-list': { access: anyone, title: 'frame:pages.newsList' },
  '/news-details': { access: anyone, title: 'frame:pages.newsDetails' },

  '/ad': { access: signedIn, redirectTo: '/ad/create' },
  '/ad/overview': { access: signedIn, redirectTo: '/ad/overview/type-overview' },
  '/ad/overview/type-overview': { access: inTeam('ads.see'), title: 'frame:pages.overview', menu: true },
  '/ad/overview/series-overview': { access: inTeam('ads.see'), title: 'frame:pages.campaigns', menu: true },
  '/ad/overview/group-overview': { access: inTeam('ads.see'), title: 'frame:pages.adGroups', menu: true },
  '/ad/create': { access: signedIn, redirectTo: '/ad/create/create-type' },
  '/ad/create/create-type': { access: inTeam('campaign.edit') },
  '/ad/create/create-series': { access: inTeam('campaign.edit') },
  '/ad/create/create-group': { access: inTeam('campaign.edit') },
  '/ad/create/create-put': { access: inTeam('campaign.edit') },

  '/tool/wordicon': { access: inTeam('tools.use') },
  '/tool/wordDetail': { access: inTeam('tools.use') },
  '/tool/assistant': { access: inTeam('tools.use') },
  '/automations': { access: inTeam('tools.use') },
  '/market': { access: inTeam('tools.use') },
  '/attribution': { access: inTeam('ads.see') },
  '/report-centre': { access: inTeam('report.use'), title: 'frame:pages.reportCentre', menu: true },

  '/user/personal': { access: signedIn, title: 'frame:pages.personal', menu: true },
  '/user/create_team': { access: signedIn, title: 'frame:pages.createTeam' },
  '/user/zs_manager': {
    access: inTeam('certificate.manage'),
    title: 'frame:pages.certificates',
    menu: true,
  },
  '/user/zs_bind': { access: inTeam('certificate.manage'), title: 'frame:pages.connect' },
  '/user/user_manager': { access: inTeam('member.see'), title: 'frame:pages.team', menu: true },
  '/finance/index': { access: inTeam('finance.see'), title: 'frame:pages.finance', menu: true },
  '/user/operation-log': { access: signedIn, title: 'frame:pages.operationLog', menu: true },
  '/staff': { access: { to: 'staff' }, title: 'frame:pages.staff', menu: true },
};

export function findRow(path: string): RouteRow | undefined {
  return Object.hasOwn(routesTable, path) ? routesTable[path] : undefined;
}

export function isBuilt(path: string): boolean {
  return findRow(path)?.title !== undefined;
}

/** Ads show amounts in the unit of their own address, so the unit of the top bar rests there. */
export function isUnitLocked(path: string): boolean {
  return path.startsWith('/ad/');
}
