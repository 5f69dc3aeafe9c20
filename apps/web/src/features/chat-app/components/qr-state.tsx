import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import classes from './qr-panel.module.css';

type Props = {
  /** Undefined while it is prepared. */
  readonly endsAtMs: number | undefined;
  readonly isScanned: boolean;
  /** Why it ended. */
  readonly ended: string | undefined;
};

/** Where it stands. Announced when that changes, and not each second. */
export function QrState({ endsAtMs, isScanned, ended }: Props) {
  const { t } = useTranslation('chatApp');
  const news =
    ended ?? (isScanned ? t('scan.scanned') : endsAtMs === undefined ? t('scan.preparing') : undefined);
  return (
    <>
      <p role="status" className={news === undefined ? undefined : classes.state}>
        {news === undefined ? null : (
          <>
            <StatusGlyph of={ended !== undefined ? 'stale' : isScanned ? 'in-order' : 'sending'} />
            {news}
          </>
        )}
      </p>
      {news === undefined && endsAtMs !== undefined ? <TimeLeft endsAtMs={endsAtMs} /> : null}
    </>
  );
}

function TimeLeft({ endsAtMs }: { readonly endsAtMs: number }) {
  const { t } = useTranslation('chatApp');
  const seconds = useSecondsLeft(endsAtMs);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p role="timer" className={classes.state}>
      <StatusGlyph of="sending" />
      {t('scan.waiting', { time })}
    </p>
  );
}
