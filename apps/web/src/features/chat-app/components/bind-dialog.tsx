import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { personKeys } from '../../../platform/keys.ts';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { QrPanel } from './qr-panel.tsx';

export function BindDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['chatApp', 'frame']);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  /** Also from the drawer of another page. */
  const leave = () => {
    onClose();
    void navigate({ to: '/user/personal' });
  };
  return (
    <Dialog title={t('binding.title')} closeLabel={t('frame:close')} onClose={onClose}>
      <QrPanel
        purpose="bind"
        onResult={async ({ message }) => {
          await queryClient.invalidateQueries({ queryKey: personKeys.all });
          showToast({ tone: 'good', text: message ?? t('bound') });
          leave();
        }}
        onRefused={(error) => {
          if (!error.is('chatAppAlreadyBound', 'chatAppOtherBound')) return;
          showToast({ tone: 'poor', text: error.message });
          leave();
        }}
      />
    </Dialog>
  );
}
