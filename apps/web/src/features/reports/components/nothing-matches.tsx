import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/button.css';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';

export function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('overview');
  return (
    <EmptyState title={t('nothing.title')} actions={<Button onClick={onClear}>{t('nothing.clear')}</Button>}>
      {t('nothing.text')}
    </EmptyState>
  );
}
