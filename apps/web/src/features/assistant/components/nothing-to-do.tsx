import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Work } from '../api/work-queries.ts';

type Props = { readonly work: Work; readonly tab: 'work' | 'aside'; readonly isFiltered: boolean };

/** Why there is nothing: not looked yet, too few days yet, or nothing found. */
export function NothingToDo({ work: { run }, tab, isFiltered }: Props) {
  const { t } = useTranslation('assistant');
  const why =
    tab === 'aside'
      ? 'aside'
      : isFiltered
        ? 'here'
        : run.madeAt === null
          ? 'notYet'
          : run.completeDays < run.neededDays
            ? 'tooEarly'
            : 'nothing';
  return (
    <EmptyState title={t(`empty.${why}.title`)}>
      {t(`empty.${why}.text`, { days: run.completeDays, needed: run.neededDays })}
    </EmptyState>
  );
}
