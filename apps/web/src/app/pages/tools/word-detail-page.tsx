import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import type { TeamView } from '@tapwright/contracts/teams';
import { addDays, getDay } from '@tapwright/domain/days';
import { nameCountry } from '@tapwright/i18n/name-country';
import { EmptyState } from '@tapwright/ui/feedback/empty-state';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { wordPlacesQuery } from '../../../features/words/api/word-queries.ts';
import { choosePlace } from '../../../features/words/choose-place.ts';
import { useCurrentTeam } from '../../../platform/person/teams.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './word-detail-page.module.css';

const WordDetail = lazy(async () => ({
  default: (await import('../../../features/words/components/detail/word-detail.tsx')).WordDetail,
}));
const WordStands = lazy(async () => ({ default: (await import('./word-stands.tsx')).WordStands }));

const lengths = ['7', '28', '90'] as const;

/** One word in one storefront, beside the others of the app. */
export function WordDetailPage() {
  const team = useCurrentTeam();
  return team === undefined ? null : <Detail key={team.teamId} team={team} />;
}

function Detail({ team: { teamId } }: { readonly team: TeamView }) {
  const { t } = useTranslation(['wordDetail', 'frame']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { app, country: chosen, word = '', days } = useSearch({ from: '/framed/tool/wordDetail' });
  const [unit] = usePersonalSetting((settings) => settings.unit);
  const { data: places } = useQuery(wordPlacesQuery(teamId));
  const length = lengths.find((one) => one === days) ?? '28';
  const yesterday = addDays(getDay(useMoment().toISOString().slice(0, 10)), -1);
  const place = places && choosePlace(places, { adamId: app, country: chosen });
  const question = useMemo(
    () =>
      place === undefined || word === ''
        ? undefined
        : {
            teamId,
            adamId: place.adamId,
            country: place.country,
            word,
            unit,
            startTime: addDays(yesterday, 1 - Number(length)),
            endTime: yesterday,
          },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a place is its app and its storefront
    [teamId, place?.adamId, place?.country, word, unit, yesterday, length],
  );
  if (places === undefined) return null;
  if (question === undefined) return <EmptyState title={t('unknown.title')}>{t('unknown.text')}</EmptyState>;
  const { adamId, country } = question;
  return (
    <>
      <PageHead
        title={word}
        path={
          <Link to="/tool/wordicon" search={{ app: adamId, country }}>
            {t('frame:pages.keywordLibrary')}
          </Link>
        }
        actions={
          <Segmented
            label={t('range')}
            value={length}
            options={lengths.map((value) => ({ value, label: t('lastDays', { count: Number(value) }) }))}
            onChange={(next) =>
              void navigate({ to: '/tool/wordDetail', search: { app: adamId, country, word, days: next } })
            }
          />
        }
      >
        <span className={classes.place}>
          {places.find((one) => one.adamId === adamId)?.app} · {nameCountry(language, country)}
        </span>
      </PageHead>
      <Suspense>
        <WordDetail question={question} stands={<WordStands question={question} />} />
      </Suspense>
    </>
  );
}
