import type { ListedCounts } from '@tapwright/contracts/negative-lists';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { countDrift, driftStates } from '../count-drift.ts';
import classes from './negative-lists.module.css';

type Props = { readonly counts: ListedCounts };

/** Whether what follows the list does: what is wrong first, then what is on its way. */
export function ListState({ counts }: Props) {
  const { t } = useTranslation('negativeLists');
  const wrong = driftStates.filter((state) => counts[state] > 0);
  if (countDrift(counts) === 0 && counts.underWay === 0)
    return <StatusWord of="in-order">{t('state.inStep')}</StatusWord>;
  return (
    <span className={classes.states}>
      {wrong.map((state) => (
        <StatusWord key={state} of={state === 'refused' ? 'refused' : 'to-mend'}>
          {t(`state.${state}`, { count: counts[state] })}
        </StatusWord>
      ))}
      {counts.underWay === 0 ? null : (
        <StatusWord of="sending">{t('state.underWay', { count: counts.underWay })}</StatusWord>
      )}
    </span>
  );
}
