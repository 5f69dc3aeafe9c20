import type { ReactNode } from 'react';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = {
  /** The way out, for whoever may take it. */
  readonly children?: ReactNode;
  readonly of:
    | 'groups'
    | 'campaigns'
    | 'adGroups'
    | 'noCampaign'
    | 'keywords'
    | 'searchTerms'
    | 'negatives'
    | 'ads'
    | 'audience';
};

/** What is missing, and what follows from it. */
export function NoRows({ of, children }: Props) {
  const { t } = useTranslation('reportNotes');
  return (
    <EmptyState title={t(`empty.${of}`)} actions={children}>
      {t(`empty.${of}Text`)}
    </EmptyState>
  );
}
