import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { OwnAccount } from '../features/accounts/components/own-account.tsx';
import { frameSettingsQuery } from '../platform/calls/frame-settings.ts';

const ChatAppBinding = lazy(async () => ({
  default: (await import('../features/chat-app/components/chat-app-binding.tsx')).ChatAppBinding,
}));

/** The same on the page and in the drawer. What is bound can be seen and unbound where no more can be bound, too. */
export function PersonAccount() {
  const { data: settings } = useQuery(frameSettingsQuery);
  const canBind = settings?.signInWays.chatApp === true;
  return (
    <OwnAccount
      chatApp={(wechat) => (
        <Suspense>
          <ChatAppBinding wechat={wechat} canBind={canBind} />
        </Suspense>
      )}
    />
  );
}
