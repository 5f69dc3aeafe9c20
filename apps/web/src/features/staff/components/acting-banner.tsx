import { formatTime } from '@tapwright/i18n/format-instant';
import { StaleBanner } from '@tapwright/ui/feedback/stale-banner';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useStopActing } from '../use-stop-acting.ts';

type Props = {
  readonly teamId: number;
  readonly teamName: string;
  readonly until: string;
  readonly onStopped: () => void;
};

/** Over every page of a team in whose name somebody of staff acts for a while: which, until when, and the way out. */
export function ActingBanner({ teamId, teamName, until, onStopped }: Props) {
  const { t } = useTranslation('frame');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { stop, isPending } = useStopActing(onStopped);
  return (
    <StaleBanner
      title={t('acting.title', { team: teamName })}
      action={
        <Button loading={isPending} onClick={() => stop(teamId)}>
          {t('acting.end')}
        </Button>
      }
    >
      {t('acting.text', { at: formatTime(language, new Date(until), zone) })}
    </StaleBanner>
  );
}
