import { IconX } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { maxEdits } from '@tapwright/contracts/limits';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { useOnPage } from '@tapwright/ui/layout/use-on-page';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from '../drafts/draft-bar.module.css';

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
  const bar = useRef<HTMLElement>(null);
  useOnPage('bulk');
  useLetGo(bar, onClear);
  // With it goes the button that had the focus.
  useEffect(() => () => void requestAnimationFrame(refocusGrid), []);
  return (
    <aside ref={bar} className={classes.bulk} aria-label={t('bulk.label')}>
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

/** By Escape, as in the list: a dialog that was closed gives the focus back to a button here. */
function useLetGo(bar: RefObject<HTMLElement | null>, onClear: () => void) {
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) onClear();
  });
  useEffect(() => {
    const node = bar.current;
    const listener = (event: KeyboardEvent) => onKey(event);
    node?.addEventListener('keydown', listener);
    return () => node?.removeEventListener('keydown', listener);
  }, [bar]);
}

function refocusGrid() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('[data-grid] [data-cursor]')?.focus();
}
