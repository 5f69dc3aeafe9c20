import { useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useSignOut } from '../features/accounts/use-sign-out.ts';
import { useEarlierNotices } from '../features/notifications/use-earlier-notices.ts';
import { waitingNotices } from '../features/notifications/waiting-notices.ts';
import { useSession } from '../platform/person/session.ts';
import { useCurrentTeam } from '../platform/person/teams.ts';
import { useIsTyping } from '../platform/use-is-typing.ts';

const NoticeDialog = lazy(async () => ({
  default: (await import('../features/notifications/components/notice-dialog.tsx')).NoticeDialog,
}));

const signOutAfterMs = 700;

/** The notices that open by themselves, one after the other; none while somebody types. */
export function NoticeDialogs() {
  const router = useRouter();
  const signOut = useSignOut();
  useEarlierNotices(useSession()?.user?.userId, useCurrentTeam()?.teamId);
  const [first] = useSyncExternalStore(waitingNotices.subscribe, waitingNotices.get);
  const isTyping = useIsTyping();
  if (first === undefined) return null;
  return (
    <OnceFree key={first.notice.id} isBusy={isTyping}>
      <Suspense>
        <NoticeDialog
          {...first}
          onSeePermissions={() => void router.navigate({ href: '/user/user_manager?tab=permissions' })}
          onDisabled={() => setTimeout(signOut, signOutAfterMs)}
        />
      </Suspense>
    </OnceFree>
  );
}

/** Opened once nobody is busy, it stays. */
function OnceFree({ isBusy, children }: { readonly isBusy: boolean; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(!isBusy);
  if (!isBusy && !isOpen) setOpen(true);
  return isOpen ? children : null;
}
