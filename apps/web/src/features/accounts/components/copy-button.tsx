import { showToast } from '../../../platform/calls/toasts.ts';
import { useCopy } from '../../../platform/files/use-copy.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FactButton } from './fact-button.tsx';

export function CopyButton({ about, text }: { readonly about: string; readonly text: string }) {
  const { t } = useTranslation('personal');
  const copyText = useCopy();
  const copy = async () => {
    if (await copyText(text)) showToast({ tone: 'good', text: t('copied') });
  };
  return (
    <FactButton about={about} onClick={() => void copy()}>
      {t('copy')}
    </FactButton>
  );
}
