import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './cap-use.module.css';

type Props = { readonly use: number; readonly isCapped: boolean; readonly text: string };

/** How much of a daily cap is spent; with a sign where what is left buys no further tap. */
export function CapUse({ use, isCapped, text }: Props) {
  const { t } = useTranslation('adWords');
  return (
    <span className={classes.cap} data-capped={isCapped}>
      {isCapped ? (
        <span role="img" aria-label={t('columns.cappedToday')}>
          <StatusGlyph of="to-mend" />
        </span>
      ) : null}
      <span className={classes.track} aria-hidden>
        <span className={classes.spent} style={{ inlineSize: `${Math.min(1, use) * 100}%` }} />
      </span>
      <span className={classes.figure}>{text}</span>
    </span>
  );
}
