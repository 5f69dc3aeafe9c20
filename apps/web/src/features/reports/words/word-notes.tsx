import { addDays, getDay } from '@tapwright/domain/days';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { WordList } from '../question/report-types.ts';
import classes from './word-report.module.css';

/** What the figures of words are, and how fresh what Apple says of them is. */
export function WordNotes({ data }: { readonly data: WordList | undefined }) {
  const { t } = useTranslation('words');
  const told = useTold(data);
  return (
    <p className={classes.notes}>
      {[t('asked'), ...(data?.isOfSeveral ? [t('several')] : []), ...told].join(' ')}
    </p>
  );
}

/** How fresh what Apple says is: each is read at its own time. */
function useTold(data: WordList | undefined): string[] {
  const { t } = useTranslation('words');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  if (data === undefined) return [];
  const { popularityWeek, suggestedAt, bidsReadAt } = data;
  const at = (instant: string) => ({ at: formatInstant(language, new Date(instant), { zone, now }) });
  return [
    popularityWeek === null
      ? t(suggestedAt === null ? 'told.notRead' : 'told.noWeek')
      : t('told.week', { day: formatDay(language, addDays(getDay(popularityWeek), -1)) }),
    ...(suggestedAt === null ? [] : [t('told.suggested', at(suggestedAt))]),
    ...(bidsReadAt === null ? [] : [t('told.bids', at(bidsReadAt))]),
  ];
}
