import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { frameSettingsQuery } from '../../../platform/calls/frame-settings.ts';
import { textOfFailure } from '../../../platform/calls/react-to-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useQrAttempt, type QrOutcome } from '../use-qr-attempt.ts';
import classes from './qr-panel.module.css';
import { QrState } from './qr-state.tsx';

const QrCode = lazy(async () => ({ default: (await import('../../../platform/fields/qr-code.tsx')).QrCode }));
/** Within the hairline around it. */
const pictureSize = 194;

/** A QR code, what to do with it, and how it stands. In its place, when it has ended, the way to a new one. */
export function QrPanel(outcome: QrOutcome) {
  const { t, i18n } = useTranslation('chatApp');
  const { data: settings } = useQuery(frameSettingsQuery);
  const { shown, error, isOver, message, again } = useQrAttempt(outcome);
  const box = useRef<HTMLDivElement>(null);
  const ended = error ? textOfFailure(i18n.t, error) : isOver ? (message ?? t('scan.ended')) : undefined;
  const isScanned = shown?.isScanned === true;
  const renew = () => {
    box.current?.focus();
    again();
  };

  // A website app's consent opens on the desktop, where WeChat shows a QR code of its own.
  const isWebsite = shown?.scope === 'snsapi_login';
  const words = settings?.chatAppStandIn
    ? { title: t('scan.title'), text: t('standIn.about'), link: t('standIn.open') }
    : isWebsite
      ? { title: t('website.title'), text: t('website.text'), link: t('website.open') }
      : { title: t('scan.title'), text: t('scan.text'), link: t('scan.link') };
  return (
    <div className={classes.panel}>
      <div
        ref={box}
        tabIndex={-1}
        className={classes.code}
        data-is-over={isScanned || isWebsite || ended !== undefined || undefined}
      >
        {shown ? (
          <Suspense>
            <QrCode text={shown.address} label={t('scan.picture')} size={pictureSize} />
          </Suspense>
        ) : null}
        <div className={classes.over}>
          {ended === undefined ? (
            isScanned && <StatusGlyph of="in-order" size={48} />
          ) : (
            <Button onClick={renew}>{t('scan.again')}</Button>
          )}
        </div>
      </div>
      <div>
        <p className={classes.title}>{words.title}</p>
        <p className={classes.text}>{words.text}</p>
        <QrState endsAtMs={shown?.endsAtMs} isScanned={isScanned} ended={ended} />
        {shown === undefined || isScanned || ended !== undefined ? null : (
          <a
            className={`tw-link ${classes.link}`}
            href={shown.address}
            target="_blank"
            rel="noopener noreferrer"
          >
            {words.link}
          </a>
        )}
      </div>
    </div>
  );
}
