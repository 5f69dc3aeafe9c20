import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { PassForm } from './pass-form.tsx';

type Props = { readonly onAnswer: (isPassed: boolean) => void };

/** Over the page, when a session has to be confirmed while somebody is at work. */
export function SecondFactorDialog({ onAnswer }: Props) {
  const { t } = useTranslation(['secondFactor', 'frame']);
  return (
    <Dialog width={400} title={t('passTitle')} closeLabel={t('frame:close')} onClose={() => onAnswer(false)}>
      <PassForm onPassed={() => onAnswer(true)} />
    </Dialog>
  );
}
