import type { SyncState } from '@tapwright/contracts/apple-sync';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { SyncList } from '../../../features/apple-sync/components/sync-list.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = { readonly states: readonly SyncState[]; readonly now: Date };

/** Between attaching an ad account and its first figures. */
export function FirstFigures({ states, now }: Props) {
  const { t } = useTranslation('reportNotes');
  return (
    <EmptyState title={t('first.title')} actions={<SyncList states={states} now={now} />}>
      {t('first.text')}
    </EmptyState>
  );
}
