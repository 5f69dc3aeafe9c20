import { useTranslation } from 'react-i18next';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';

type Props = {
  readonly of: 'groups' | 'campaigns' | 'adGroups' | 'keywords' | 'searchTerms' | 'negatives' | 'audience';
};

/** What is missing, and what follows from it. */
export function NoRows({ of }: Props) {
  const { t } = useTranslation('overview');
  return <EmptyState title={t(`empty.${of}`)}>{t(`empty.${of}Text`)}</EmptyState>;
}
