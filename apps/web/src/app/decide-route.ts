import { can } from '@tapwright/contracts/roles';
import { isBuilt, type RouteRow, type RouteRows } from './route-row.ts';

export type Visitor = {
  signedIn: boolean;
  isStaff: boolean;
  /** Undefined: in no team. */
  team: { teamId: number; role: string } | undefined;
  /** The server plays the chat app. */
  chatAppStandIn: boolean;
  /** The console is shut for maintenance, or not yet open. */
  closed: boolean;
};

export type Decision = { do: 'show' } | { do: 'redirect'; to: string } | { do: 'notFound'; because?: 'role' };

const show: Decision = { do: 'show' };
const notFound: Decision = { do: 'notFound' };
/** The page is there, but not for this role. */
const forbidden: Decision = { do: 'notFound', because: 'role' };
const redirectTo = (to: string): Decision => ({ do: 'redirect', to });

/** The only place that says who sees which address. `address` is path and search, as in the hash. */
export function decideRoute(address: string, visitor: Visitor, rows: RouteRows): Decision {
  const path = pathOf(address);
  if (visitor.closed) return path === '/home' ? show : redirectTo('/home');

  const row = rows.get(path);
  if (row?.redirectTo !== undefined) return redirectTo(leadsTo(row.redirectTo, row, visitor));
  if (row === undefined || !isBuilt(rows, path)) return notFound;
  if (row.onlyWithStandIn && !visitor.chatAppStandIn) return notFound;

  if (path === '/login' && visitor.signedIn) return redirectTo(afterSignIn(address, visitor, rows));
  if (row.access.to === 'anyone') return show;
  if (!visitor.signedIn) return redirectTo(`/login?redirect=${encodeURIComponent(address)}`);
  if (row.access.to === 'signedIn') return show;
  if (row.access.to === 'staff') return visitor.isStaff ? show : notFound;
  if (visitor.team === undefined) return redirectTo(landingOf(visitor, rows));
  return can(visitor.team.role, row.access.may) ? show : forbidden;
}

function leadsTo(to: string, { access, redirectOthersTo = to }: RouteRow, { team }: Visitor): string {
  const isOther = access.to === 'team' && team !== undefined && !can(team.role, access.may);
  return isOther ? redirectOthersTo : to;
}

/** Where a person goes who asked for no page: after sign-in, or after a change of team. */
export function landingOf({ team }: Visitor, rows: RouteRows): string {
  const wanted =
    team === undefined
      ? '/user/create_team'
      : can(team.role, 'ads.see')
        ? '/ad/overview/type-overview'
        : '/finance/index';
  const path = isBuilt(rows, wanted) ? wanted : '/user/personal';
  return path === '/ad/overview/type-overview' ? `${path}?newTime=${Date.now()}` : path;
}

/** Only an address of our own that this person may see; never another site. */
function afterSignIn(address: string, visitor: Visitor, rows: RouteRows): string {
  const wanted = new URLSearchParams(searchOf(address)).get('redirect') ?? '';
  const isOwnPage = decideRoute(wanted, visitor, rows).do === 'show';
  return isOwnPage ? wanted : landingOf(visitor, rows);
}

function pathOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function searchOf(address: string): string {
  return address.split('?').slice(1).join('?').split('#', 1)[0] ?? '';
}
