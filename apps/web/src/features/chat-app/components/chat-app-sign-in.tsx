import type { WechatLoginResult } from '@tapwright/contracts/chat-app';
import { enterWith } from '../../../platform/person/enter-with.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { unlinkedChatApp } from '../../../platform/person/unlinked-chat-app.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { QrPanel } from './qr-panel.tsx';

/** `onUnlinked`: the chat app is nobody's yet and is kept, so the person comes in another way. */
export function ChatAppSignIn({ onUnlinked }: { readonly onUnlinked: () => void }) {
  const { t } = useTranslation(['accounts', 'chatApp']);
  const take = async ({ token, ticket, wechatName }: WechatLoginResult) => {
    if (ticket !== null) {
      unlinkedChatApp.set({
        ticket,
        name: wechatName ?? '',
        onLinked: () => showToast({ tone: 'good', text: t('chatApp:bound') }),
      });
      onUnlinked();
    }
    if (token === null) return;
    await enterWith(token).catch(() => showToast({ tone: 'poor', text: t('signIn.userNotRead') }));
  };
  return <QrPanel purpose="signIn" onResult={take} />;
}
