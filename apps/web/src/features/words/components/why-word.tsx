import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { addDays, getDay } from '@tapwright/domain/days';
import { formatCount } from '@tapwright/i18n/format-number';
import { nameCountry } from '@tapwright/i18n/name-country';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { SidePanel } from '@tapwright/ui/overlay/side-panel';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type DetailQuestion, wordDetailQuery } from '../api/detail-query.ts';
import { wordPlacesQuery } from '../api/word-queries.ts';
import { BidPart } from './detail/bid-part.tsx';
import { DetailFacts } from './detail/word-detail.tsx';
import { PopularityLine } from './detail/popularity-line.tsx';
import classes from './detail/word-detail.module.css';

type Props = {
  readonly teamId: number;
  readonly campaignId: string;
  readonly word: string;
  readonly onClose: () => void;
};

const days = 28;

/** The word detail in short, beside whatever list its word stands in. */
export function WhyWord({ teamId, campaignId, word, onClose }: Props) {
  const { t } = useTranslation(['wordDetail', 'frame', 'words']);
  const language = useLanguage();
  const [unit] = usePersonalSetting((settings) => settings.unit);
  const { data: places, error, refetch } = useQuery(wordPlacesQuery(teamId, campaignId));
  const yesterday = addDays(getDay(useMoment().toISOString().slice(0, 10)), -1);
  const place = places?.[0];
  const country = place?.countries[0];
  return (
    <SidePanel title={<bdi dir="auto">{word}</bdi>} closeLabel={t('frame:close')} onClose={onClose}>
      {error !== null && places === undefined ? (
        <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
      ) : null}
      {places !== undefined && (place === undefined || country === undefined) ? (
        <p className={classes.part}>{t('unknown.title')}</p>
      ) : null}
      {place === undefined || country === undefined ? null : (
        <>
          <p className={classes.part}>
            {place.app} · {nameCountry(language, country)} · {t('lastDays', { count: days })}
          </p>
          <Short
            question={{
              teamId,
              adamId: place.adamId,
              country,
              word,
              unit,
              startTime: addDays(yesterday, 1 - days),
              endTime: yesterday,
            }}
          />
          <p className={classes.part}>
            <Link to="/tool/wordDetail" search={{ app: place.adamId, country, word }} onClick={onClose}>
              {t('words:panel.detail')}
            </Link>
          </p>
        </>
      )}
    </SidePanel>
  );
}

function Short({ question }: { readonly question: DetailQuestion }) {
  const { t } = useTranslation('wordDetail');
  const language = useLanguage();
  const { data, error, refetch } = useQuery(wordDetailQuery(question));
  if (data === undefined)
    return error === null ? (
      <div className={classes.part} aria-busy>
        <Skeleton height={200} />
      </div>
    ) : (
      <ViewFailed title={t('failed')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    );
  return (
    <>
      <DetailFacts row={data.row} unit={question.unit} />
      <section className={classes.part} aria-label={t('popularity')}>
        <h3 className={classes.title}>{t('popularity')}</h3>
        <PopularityLine weeks={data.weeks} />
      </section>
      <section className={classes.part} aria-label={t('catchers.title')}>
        <h3 className={classes.title}>{t('catchers.title')}</h3>
        {data.catchers.length === 0 ? <p className={classes.text}>{t('catchers.none')}</p> : null}
        <dl className={classes.lines}>
          {data.catchers.slice(0, 5).map(({ adGroupId, adGroupName, matching, taps }) => (
            <div key={`${adGroupId} ${matching}`} className={classes.line}>
              <dt>
                {adGroupName} <span className={classes.quiet}>{t(`matchings.${matching}`)}</span>
              </dt>
              <dd>{formatCount(language, taps)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <BidPart bid={data.bid} />
    </>
  );
}
