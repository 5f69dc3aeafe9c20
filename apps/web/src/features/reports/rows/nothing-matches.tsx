import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';

export function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation('reportNotes');
  return (
    <EmptyState title={t('nothing.title')} actions={<Button onClick={onClear}>{t('nothing.clear')}</Button>}>
      {t('nothing.text')}
    </EmptyState>
  );
}
