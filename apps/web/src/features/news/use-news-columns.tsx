import { Link } from '@tanstack/react-router';
import type { AnswerOf } from '@tapwright/contracts/call';
import type { findStaffNews } from '@tapwright/contracts/news';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { languageNames } from '@tapwright/i18n/languages';
import type { Column } from '@tapwright/ui/table/table-column';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useLanguage } from '../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './components/news-desk.module.css';

type Row = AnswerOf<typeof findStaffNews>['list'][number];

export function useNewsColumns(readAt: number): Column<Row>[] {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const write = (at: string) => formatInstant(language, new Date(at), { zone, now: new Date(readAt) });
  return [
    {
      key: 'title',
      head: t('desk.title'),
      cell: ({ id, title }) => (
        <Link to="/staff" search={{ section: 'news', id: String(id) }} className={classes.rowLink}>
          {title}
        </Link>
      ),
      onCard: 'title',
    },
    {
      key: 'type',
      head: t('desk.type'),
      width: 120,
      cell: ({ type, isPinned }) =>
        isPinned ? `${t(`types.${type}`)} · ${t('list.pinned')}` : t(`types.${type}`),
      onCard: 'line',
    },
    {
      key: 'languages',
      head: t('desk.languages'),
      width: 300,
      cell: ({ languages }) => languages.map((one) => languageNames[one]).join(', '),
      onCard: 'line',
    },
    {
      key: 'state',
      head: t('desk.state'),
      width: 220,
      cell: ({ publishedAt }) =>
        publishedAt === null ? (
          <StatusWord of="pending">{t('desk.draft')}</StatusWord>
        ) : (
          <StatusWord of="in-order">{t('desk.published', { at: write(publishedAt) })}</StatusWord>
        ),
      onCard: 'line',
    },
    { key: 'updated', head: t('desk.updated'), width: 160, cell: ({ updatedAt }) => write(updatedAt) },
  ];
}
