import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';

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
