import type { MouseEvent } from 'react';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { countAdGroups, highestBid, isAboveMax } from './mend-bids.ts';
import type { PreviewRow } from './prepare-preview.ts';
import classes from './preview.module.css';

export type BidWays = {
  readonly onTake: (rows: readonly PreviewRow[]) => void;
  readonly onRaise: (rows: readonly PreviewRow[]) => void;
};

/** The button is gone then: the keys go on at its row, or at the first. */
const goingOn =
  (mend: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row =
      currentTarget.closest('[data-preview-row]') ??
      currentTarget.closest('[role=dialog]')?.querySelector('[data-preview-row]');
    if (row instanceof HTMLElement) row.focus();
    mend();
  };

/** What can be done about all bids above the max of their ad groups at once. */
export function BidLine({ rows, onTake, onRaise }: BidWays & { readonly rows: readonly PreviewRow[] }) {
  const { t } = useTranslation('changes');
  const above = rows.filter(isAboveMax);
  if (above.length < 2) return null;
  return (
    <div className={classes.line}>
      <StatusWord of="refused">{t('mendBid.above', { count: above.length })}</StatusWord>
      <span className={classes.ways}>
        <Button size="xs" onClick={goingOn(() => onTake(above))}>
          {t('mendBid.takeAll', { count: above.length })}
        </Button>
        <Button size="xs" onClick={goingOn(() => onRaise(above))}>
          {t('mendBid.raiseAll', { count: countAdGroups(above) })}
        </Button>
      </span>
    </div>
  );
}

/** Of one of them. */
export function RowBidWays({ row, onTake, onRaise }: BidWays & { readonly row: PreviewRow }) {
  const { t } = useTranslation('changes');
  if (!isAboveMax(row)) return null;
  return (
    <span className={classes.ways}>
      <Button size="xs" onClick={goingOn(() => onTake([row]))}>
        {t('cell.use', { amount: row.edit?.adGroup?.bid })}
      </Button>
      <Button size="xs" onClick={goingOn(() => onRaise([row]))}>
        {t('mendBid.raise', { amount: highestBid([row]) })}
      </Button>
    </span>
  );
}
