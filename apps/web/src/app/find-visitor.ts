import type { QueryClient } from '@tanstack/react-query';
import { frameSettingsQuery } from '../platform/frame-settings.ts';
import { session } from '../platform/session.ts';
import type { Visitor } from './decide-route.ts';

/** Who is in front of the screen, as far as is known without asking. */
export function findVisitor(queryClient: QueryClient): Visitor {
  const current = session.get();
  const settings = queryClient.getQueryData(frameSettingsQuery.queryKey);
  return {
    signedIn: current !== null,
    isStaff: current?.user?.isStaff ?? false,
    team: undefined,
    chatAppStandIn: settings?.chatAppStandIn ?? false,
    closed: settings?.closed ?? false,
  };
}
