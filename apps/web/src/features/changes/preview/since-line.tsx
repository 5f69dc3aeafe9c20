import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { PreviewRow } from './prepare-preview.ts';
import classes from './preview.module.css';

type Props = {
  readonly rows: readonly PreviewRow[];
  readonly onOver: (rows: readonly PreviewRow[]) => void;
};

/** What somebody changed since an edit is left out of its undo, unless it is ticked. */
export function SinceLine({ rows, onOver }: Props) {
  const { t } = useTranslation('changes');
  const since = rows.filter(({ verdict }) => verdict === 'since');
  if (since.length === 0) return null;
  return (
    <div className={classes.line}>
      <StatusWord of="stale">{t('undo.since', { count: since.length })}</StatusWord>
      {since.length === 1 ? null : (
        <Button variant="subtle" size="xs" onClick={() => onOver(since)}>
          {t('undo.takeAll', { count: since.length })}
        </Button>
      )}
    </div>
  );
}
