import { matchQuery, QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { frameSettingsQuery } from '../platform/calls/frame-settings.ts';
import { frameKeys, ownTeamsKeys } from '../platform/keys.ts';
import { session } from '../platform/person/session.ts';
import { followTeamOfTab, setCurrentTeam } from '../platform/person/teams.ts';
import { decideRoute, landingOf } from './decide-route.ts';
import { findVisitor } from './find-visitor.ts';
import { routeRows } from './routes-table.ts';

/**
 * Whoever signs in or out, here or in another tab, whose role or team is another now, and whenever the console
 * closes: the page is decided again, and where it is no longer theirs, they land where their role does.
 */
export function followVisitor(queryClient: QueryClient, router: AnyRouter) {
  let before = { visitor: JSON.stringify(findVisitor(queryClient)), token: session.get()?.token };

  const look = () => {
    const visitor = findVisitor(queryClient);
    const now = { visitor: JSON.stringify(visitor), token: session.get()?.token };
    if (now.visitor === before.visitor && now.token === before.token) return;
    if (now.token !== before.token) forgetData(queryClient);
    // Whoever has just come in is redirected by the sign-in page to where they wanted to go.
    const isNew = now.token !== before.token;
    before = now;
    setCurrentTeam(visitor.team?.teamId ?? null);
    const { href } = router.latestLocation;
    // An address that leads on, as the sign-in page does, leads on by itself.
    const isGone = decideRoute(href, visitor, routeRows).do === 'notFound';
    if (isNew || !visitor.signedIn || !isGone) void router.invalidate();
    else void router.navigate({ href: landingOf(visitor, routeRows), replace: true });
  };

  session.subscribe(look);
  followTeamOfTab(look);
  new QueryObserver(queryClient, frameSettingsQuery).subscribe(look);
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && matchQuery({ queryKey: ownTeamsKeys.all }, query)) look();
  });
}

/** What one person saw is nothing for the next. */
function forgetData(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== frameKeys.settings[0] });
}
