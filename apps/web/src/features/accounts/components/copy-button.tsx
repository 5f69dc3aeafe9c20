import { useTranslation } from 'react-i18next';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useCopy } from '../../../platform/files/use-copy.ts';
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
