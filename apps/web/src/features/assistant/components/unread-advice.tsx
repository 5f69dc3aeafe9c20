import { formatInstant } from '@tapwright/i18n/format-instant';
import { formatList } from '@tapwright/i18n/format-list';
import { StaleBanner } from '@tapwright/ui/feedback/stale-banner';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Work } from '../api/work-queries.ts';

type Unread = Work['run']['unread'];
type Props = { readonly unread: Unread };

/** Whose recommendations are older than the work list, and why; one sentence for each cause. */
export function UnreadAdvice({ unread }: Props) {
  const { t } = useTranslation(['assistant', 'appleSync']);
  if (unread.length === 0) return null;
  const causes = Map.groupBy(unread, ({ error, readAt }) => `${error} ${readAt === null}`);
  return (
    <StaleBanner title={t('assistant:unread.title')}>
      {[...causes].map(([key, ofCause]) => (
        <Cause key={key} unread={ofCause} />
      ))}
    </StaleBanner>
  );
}

function Cause({ unread }: Props) {
  const { t } = useTranslation(['assistant', 'appleSync']);
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const [first] = unread.toSorted((one, other) => (one.readAt ?? '').localeCompare(other.readAt ?? ''));
  if (first === undefined) return null;
  const { error, readAt } = first;
  const names = formatList(
    language,
    unread.map(({ campaignGroup }) => campaignGroup),
  );
  const at = readAt === null ? '' : formatInstant(language, new Date(readAt), { zone, now });
  return (
    <span>
      {readAt === null ? t('assistant:unread.never', { names }) : t('assistant:unread.since', { names, at })}{' '}
      {t(`appleSync:errors.${error}`)}{' '}
    </span>
  );
}
