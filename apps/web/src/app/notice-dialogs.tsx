import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { useEarlierInvitations } from '../features/notifications/use-earlier-invitations.ts';
import { waitingNotices } from '../features/notifications/waiting-notices.ts';
import { useSession } from '../platform/session.ts';
import { useCurrentTeam } from '../platform/teams.ts';

const NoticeDialog = lazy(async () => ({
  default: (await import('../features/notifications/components/notice-dialog.tsx')).NoticeDialog,
}));

const signOutAfterMs = 700;

/** The notices that open by themselves, one after the other. */
export function NoticeDialogs() {
  const router = useRouter();
  const signOut = useSignOut();
  useEarlierInvitations(useSession()?.user?.userId, useCurrentTeam()?.teamId);
  const [first] = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.get);
  if (first === undefined) return null;
  return (
    <Suspense>
      <NoticeDialog
        key={first.notice.id}
        {...first}
        onSeePermissions={() => void router.navigate({ href: '/user/user_manager?tab=permissions' })}
        onDisabled={() => setTimeout(signOut, signOutAfterMs)}
      />
    </Suspense>
  );
}
