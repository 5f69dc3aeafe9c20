import type { SyncState } from '@tapwright/contracts/apple-sync';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { putStoppedFirst } from '../judge-sync.ts';
import classes from './sync-list.module.css';
import { SyncRow } from './sync-row.tsx';

type Props = { readonly states: readonly SyncState[]; readonly now: Date };

/** How far each campaign group is in step with Apple. */
export function SyncList({ states, now }: Props) {
  const { t } = useTranslation('appleSync');
  return (
    <ul className={classes.list} aria-label={t('title')}>
      {putStoppedFirst(states).map((state) => (
        <SyncRow key={state.campaignGroupId} state={state} now={now} />
      ))}
    </ul>
  );
}
