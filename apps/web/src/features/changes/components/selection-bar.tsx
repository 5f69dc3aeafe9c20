import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxEdits } from '@tapwright/contracts/limits';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { useLaterWords } from '../../../platform/use-later-words.ts';
import classes from './draft-bar.module.css';

const words = ['changes', 'adWords', 'frame'] as const;

export type SelectionTools = {
  /** How many match the filter, selected or not. */
  readonly total: number;
  readonly onAll: () => Promise<void>;
  readonly onClear: () => void;
};
type Props = SelectionTools & {
  readonly count: number;
  /** What can be done with them. */
  readonly children: ReactNode;
};

/** At the foot while rows are selected: how many, all that match, and what can be done with them. */
export function SelectionBar(props: Props) {
  const hasWords = useLaterWords(words);
  return hasWords ? <Bar {...props} /> : null;
}

function Bar({ count, total, onAll, onClear, children }: Props) {
  const { t } = useTranslation('changes');
  const [isTaking, setTaking] = useState(false);
  const takeAll = async () => {
    setTaking(true);
    await onAll().finally(() => setTaking(false));
  };
  // With it goes the button that had the focus.
  useEffect(() => () => void requestAnimationFrame(refocusGrid), []);
  return (
    <aside className={classes.bulk} aria-label={t('bulk.label')}>
      <span className={classes.count}>{t('bulk.selected', { count })}</span>
      {total > count && total <= maxEdits ? (
        <Button variant="subtle" size="xs" loading={isTaking} onClick={() => void takeAll()}>
          {t('bulk.all', { count: total })}
        </Button>
      ) : null}
      {children}
      <IconButton size="small" aria-label={t('bulk.clear')} onClick={onClear}>
        <IconX size={14} />
      </IconButton>
    </aside>
  );
}

function refocusGrid() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('[data-grid] [data-cursor]')?.focus();
}
