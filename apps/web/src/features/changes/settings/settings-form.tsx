import { useLayoutEffect } from 'react';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { AdObject } from '../change.ts';
import { type AdDetails, fieldsOf } from './read-settings.ts';
import { useSettings } from './use-settings.ts';
import { AudienceSettings } from './audience-settings.tsx';
import classes from './panel.module.css';
import { PlacesSettings } from './places-settings.tsx';
import { SentLine } from '../sets/sent-line.tsx';
import { OvertakenList } from '../preview/overtaken-list.tsx';
import { SettingField } from './setting-field.tsx';
import { WarningList } from '../preview/warning-list.tsx';

type Props = { readonly object: AdObject; readonly details: AdDetails };

/** Every field that can be changed of it. One press sends what was touched, and nothing else. */
export function SettingsForm({ object, details }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const { form, ...settings } = useSettings(object, details);
  const { touchedCount, refusedAsWhole, warnings, isPending } = settings;
  // It comes after the panel, whose cross has the focus by then; at once, so that nothing typed goes elsewhere.
  useLayoutEffect(() => form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [form]);
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={settings.submit}>
      <SentLine
        teamId={object.teamId}
        sentId={settings.sentId}
        openEdits={details.openEdits}
        timeZone={details.timeZone}
      />
      <div className={classes.fields}>
        {fieldsOf[object.kind].map((field) => (
          <SettingField key={field} field={field} settings={settings} details={details} />
        ))}
        {object.kind === 'adGroup' ? (
          <>
            <PlacesSettings teamId={object.teamId} settings={settings} details={details} />
            <AudienceSettings settings={settings} details={details} />
          </>
        ) : null}
        {refusedAsWhole === undefined ? null : (
          <p role="alert" className={classes.error}>
            <StatusGlyph of="refused" />
            {refusedAsWhole}
          </p>
        )}
      </div>
      <OvertakenList settings={settings} />
      {warnings.length === 0 ? null : (
        <WarningList warnings={warnings} confirmed={settings.confirmed} onChange={settings.setConfirmed} />
      )}
      <footer className={classes.foot}>
        <span className={classes.footNote}>
          <FootNote count={touchedCount} isToConfirm={settings.isToConfirm} />
        </span>
        {touchedCount === 0 ? null : (
          <>
            <Button variant="subtle" onClick={settings.discard}>
              {t('panel.discard')}
            </Button>
            <Button disabled={isPending} onClick={settings.gather}>
              {t('panel.gather')}
            </Button>
          </>
        )}
        <Button type="submit" variant="filled" loading={isPending} disabled={settings.isToConfirm}>
          {t('panel.send')}
        </Button>
      </footer>
    </form>
  );
}

function FootNote({ count, isToConfirm }: { readonly count: number; readonly isToConfirm: boolean }) {
  const { t } = useTranslation('changes');
  if (isToConfirm) return t('confirm.first');
  return count === 0 ? t('panel.nothing') : t('panel.touched', { count });
}
