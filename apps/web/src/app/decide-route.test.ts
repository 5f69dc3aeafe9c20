import { describe, expect, it } from 'vitest';
import { roles } from '@tapwright/contracts/roles';
import { decideRoute, landingOf, type Visitor } from './decide-route.ts';
import { isBuilt, type RouteRows } from './route-row.ts';
import { routeRows } from './routes-table.ts';

const stranger: Visitor = {
  signedIn: false,
  isStaff: false,
  team: undefined,
  chatAppStandIn: false,
  closed: false,
};
const teamless: Visitor = { ...stranger, signedIn: true };
const member = (role: string): Visitor => ({ ...teamless, team: { teamId: 7, role } });
const staff: Visitor = { ...teamless, isStaff: true };

/** As if every page were built. */
const allBuilt: RouteRows = new Map(
  [...routeRows].map(([path, row]) => [path, { title: 'frame:pages.home', ...row }]),
);
/** Shown: ok; unknown: 404; else where it leads, without what changes by the moment. */
const outcome = (path: string, visitor: Visitor, rows = allBuilt) => {
  const decision = decideRoute(path, visitor, rows);
  if (decision.do === 'show') return 'ok';
  return decision.do === 'notFound' ? '404' : decision.to.replace(/newTime=\d+/, 'newTime=…');
};

const overview = '/ad/overview/type-overview?newTime=…';
const createTeam = '/user/create_team';
const everybody = ['stranger', 'teamless', ...roles, 'staff'] as const;
const visitors: Record<(typeof everybody)[number], Visitor> = {
  stranger,
  teamless,
  staff,
  visitor: member('visitor'),
  admin: member('admin'),
  manager: member('manager'),
  finance: member('finance'),
  readOnly: member('readOnly'),
  advManager: member('advManager'),
  campaignsReadOnly: member('campaignsReadOnly'),
  operator: member('operator'),
};

const login = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
type Row = [string, string, string, string, string, string, string, string, string, string, string];
const open = Array<string>(11).fill('ok') as Row;
const leadsTo = (path: string) => Array<string>(11).fill(path) as Row;
const person = (path: string): Row => [login(path), ...Array<string>(10).fill('ok')] as Row;
/** visitor, admin, manager, finance, readOnly, advManager, campaignsReadOnly, operator: y or n. */
const team = (path: string, may: string): Row => {
  const outcomes = may.split('').map((one) => (one === 'y' ? 'ok' : '404'));
  return [login(path), createTeam, ...outcomes, createTeam] as Row;
};

const table: Record<string, Row> = {
  '/': leadsTo('/home'),
  '/home': open,
  '/login': [
    'ok',
    createTeam,
    overview,
    overview,
    overview,
    '/finance/index',
    overview,
    overview,
    overview,
    overview,
    createTeam,
  ],
  '/account': open,
  '/404': open,
  '/wechat/confirm': open,
  '/wechat/stand-in': leadsTo('404'),
  '/payment/stand-in': open,
  '/news-list': open,
  '/news-details': open,
  '/ad': everybody.map((who) =>
    ['finance', 'readOnly', 'campaignsReadOnly'].includes(who) ? '/ad/overview/type-overview' : '/ad/create',
  ) as Row,
  '/ad/overview': leadsTo('/ad/overview/type-overview'),
  '/ad/overview/type-overview': team('/ad/overview/type-overview', 'yyynyyyy'),
  '/first-steps': team('/first-steps', 'ynnnnnnn'),
  '/ad/overview/series-overview': team('/ad/overview/series-overview', 'yyynyyyy'),
  '/ad/overview/group-overview': team('/ad/overview/group-overview', 'yyynyyyy'),
  '/ad/overview/keyword-overview': team('/ad/overview/keyword-overview', 'yyynyyyy'),
  '/ad/overview/search-term-overview': team('/ad/overview/search-term-overview', 'yyynyyyy'),
  '/ad/overview/negative-overview': team('/ad/overview/negative-overview', 'yyynyyyy'),
  '/ad/order': team('/ad/order', 'yyynnnnn'),
  '/ad/changes': team('/ad/changes', 'yyynyyyy'),
  '/ad/create': leadsTo('/ad/create/create-type'),
  '/ad/create/create-type': team('/ad/create/create-type', 'yyynnyny'),
  '/ad/create/create-series': team('/ad/create/create-series', 'yyynnyny'),
  '/ad/create/create-group': team('/ad/create/create-group', 'yyynnyny'),
  '/ad/create/create-put': team('/ad/create/create-put', 'yyynnyny'),
  '/ad/create/copy': team('/ad/create/copy', 'yyynnyny'),
  '/tool/wordicon': team('/tool/wordicon', 'yyynnyny'),
  '/tool/negativeLists': team('/tool/negativeLists', 'yyynnyny'),
  '/tool/structure': team('/tool/structure', 'yyynnyny'),
  '/tool/wordDetail': team('/tool/wordDetail', 'yyynnyny'),
  '/tool/assistant': team('/tool/assistant', 'yyynnyny'),
  '/automations': team('/automations', 'yyynnyny'),
  '/market': team('/market', 'yyynnyny'),
  '/attribution': team('/attribution', 'yyynyyyy'),
  '/report-centre': team('/report-centre', 'yyynyyyy'),
  '/user/personal': person('/user/personal'),
  '/user/create_team': person('/user/create_team'),
  '/user/zs_manager': team('/user/zs_manager', 'ynnnnnnn'),
  '/user/zs_bind': team('/user/zs_bind', 'ynnnnnnn'),
  '/user/user_manager': team('/user/user_manager', 'yyyyyyyy'),
  '/finance/index': team('/finance/index', 'yynynnnn'),
  '/finance/recharge': team('/finance/recharge', 'ynnynnnn'),
  '/user/operation-log': person('/user/operation-log'),
  '/staff': [login('/staff'), ...Array<string>(9).fill('404'), 'ok'] as Row,
};

describe('every address, for everybody', () => {
  it('is in this table', () => {
    expect(Object.keys(table).toSorted()).toEqual([...routeRows.keys()].toSorted());
  });

  const cases = Object.entries(table).flatMap(([path, row]) =>
    everybody.map((who, place) => ({ path, who, expected: row[place] })),
  );
  it.each(cases)('$path for $who: $expected', ({ path, who, expected }) => {
    expect(outcome(path, visitors[who])).toBe(expected);
  });

  it.each([...routeRows.keys()])('%s leads home while the console is closed', (path) => {
    const expected = path === '/home' ? 'ok' : '/home';
    for (const who of everybody) expect(outcome(path, { ...visitors[who], closed: true })).toBe(expected);
  });
});

describe('what is not there', () => {
  it.each(['/nowhere', '/user', '/ad/overview/x', '/home/x', '/constructor', '/__proto__', ''])(
    '%j is unknown to everybody',
    (path) => {
      expect(outcome(path, stranger)).toBe('404');
      expect(outcome(path, member('visitor'))).toBe('404');
    },
  );

  it('is every page that is not built yet, even for those who will see it', () => {
    const missing = [...routeRows].flatMap(([path, { redirectTo }]) =>
      isBuilt(routeRows, path) || redirectTo ? [] : [path],
    );
    expect(missing).not.toHaveLength(0);
    for (const path of missing) expect(outcome(path, member('visitor'), routeRows)).toBe('404');
  });

  it('is the stand-in of the chat app, unless the server plays it', () => {
    expect(outcome('/wechat/stand-in', { ...stranger, chatAppStandIn: true })).toBe('ok');
  });

  it('says so where it is a matter of the role, and only there', () => {
    expect(decideRoute('/finance/index', member('readOnly'), routeRows)).toMatchObject({ because: 'role' });
    expect(decideRoute('/nowhere', member('readOnly'), routeRows)).toEqual({ do: 'notFound' });
    expect(decideRoute('/staff', member('visitor'), routeRows)).toEqual({ do: 'notFound' });
  });

  it('is everything behind a role that nobody knows', () => {
    expect(outcome('/user/user_manager', member('emperor'))).toBe('404');
  });
});

describe('landing', () => {
  it('is a page that exists, whoever comes and whatever is built', () => {
    for (const who of everybody.filter((name) => name !== 'stranger')) {
      const path = landingOf(visitors[who], routeRows);
      expect(outcome(path, visitors[who], routeRows)).toBe('ok');
    }
  });
});

describe('after sign-in', () => {
  const back = (wanted: string, visitor = member('finance')) =>
    outcome(`/login?redirect=${encodeURIComponent(wanted)}`, visitor);

  it('leads back to the page that was asked for, with its search', () => {
    expect(back('/user/operation-log?type=edit&pageNum=2')).toBe('/user/operation-log?type=edit&pageNum=2');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
    '/login?redirect=/login',
    '/ad/overview/type-overview',
    '',
  ])('never leads to %j', (wanted) => {
    expect(back(wanted)).toBe('/finance/index');
  });
});
