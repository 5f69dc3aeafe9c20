import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/button.css';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';

export function NothingLogged({ onReset }: { readonly onReset: () => void }) {
  const { t } = useTranslation('operationLog');
  return (
    <EmptyState
      title={t('empty.title')}
      actions={
        <Button variant="filled" onClick={onReset}>
          {t('empty.reset')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
}
