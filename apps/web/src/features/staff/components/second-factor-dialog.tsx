import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/overlay/dialog.css';
import { useReturnFocus } from '../../../platform/use-return-focus.ts';
import { PassForm } from './pass-form.tsx';

type Props = { readonly onAnswer: (isPassed: boolean) => void };

/** Over the page, when a session has to be confirmed while somebody is at work. */
export function SecondFactorDialog({ onAnswer }: Props) {
  useReturnFocus();
  const { t } = useTranslation(['staff', 'frame']);
  return (
    <Modal
      opened
      size={400}
      title={t('factor.passTitle')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      onClose={() => onAnswer(false)}
    >
      <PassForm onPassed={() => onAnswer(true)} />
    </Modal>
  );
}
