import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/dialog.css';
import { showToast } from '../../../platform/toasts.ts';
import { useReturnFocus } from '../../../platform/use-return-focus.ts';
import { QrPanel } from './qr-panel.tsx';

export function BindDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { t } = useTranslation(['chatApp', 'frame']);
  const queryClient = useQueryClient();
  return (
    <Modal
      opened
      title={t('binding.title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      onClose={onClose}
    >
      <QrPanel
        purpose="bind"
        onResult={async ({ message }) => {
          await queryClient.invalidateQueries({ queryKey: ['person'] });
          showToast({ tone: 'good', text: message ?? t('bound') });
          onClose();
        }}
        onRefused={(error) => {
          if (!error.is('chatAppAlreadyBound', 'chatAppOtherBound')) return;
          showToast({ tone: 'poor', text: error.message });
          onClose();
        }}
      />
    </Modal>
  );
}
