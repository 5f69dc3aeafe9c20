import { formatTime } from '@tapwright/i18n/format-instant';
import { StaleBanner } from '@tapwright/ui/feedback/stale-banner';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = { readonly at: number; readonly onTryAgain: () => void };

/** The figures on the screen are from an earlier reading, because the last one failed. */
export function RefreshFailed({ at, onTryAgain }: Props) {
  const { t } = useTranslation('reportNotes');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  return (
    <StaleBanner
      title={t('failed.stale')}
      action={
        <Button size="xs" onClick={onTryAgain}>
          {t('failed.tryAgain')}
        </Button>
      }
    >
      {t('failed.staleText', { at: formatTime(language, new Date(at), zone) })}
    </StaleBanner>
  );
}
