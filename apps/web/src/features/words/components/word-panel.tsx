import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { findValueKey } from '@tapwright/contracts/ad-values';
import type { WordUse } from '@tapwright/contracts/words';
import { withDecimals } from '@tapwright/domain/money';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { formatCount } from '@tapwright/i18n/format-number';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { SidePanel } from '@tapwright/ui/overlay/side-panel';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type UsesQuestion, wordUsesQuery } from '../api/word-queries.ts';
import { WordNote } from './word-note.tsx';
import classes from './word-panel.module.css';

type Props = {
  readonly word: string;
  readonly question: Omit<UsesQuestion, 'words'>;
  /** What is known of the word itself. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** What can be done with it, for whoever may. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
};

/** Where one word stands: who holds it, who keeps it out, who met it. */
export function WordPanel({ word, question, facts, actions, onClose }: Props) {
  const { t } = useTranslation(['words', 'frame']);
  const { data, error, refetch } = useQuery(wordUsesQuery({ ...question, words: [word] }));
  const use = data?.uses[0];
  return (
    <SidePanel
      title={<bdi dir="auto">{word}</bdi>}
      closeLabel={t('frame:close')}
      onClose={onClose}
      leavesFocus
    >
      <div className={classes.panel}>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt className={classes.quiet}>{label}</dt>
              <dd className={classes.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {error !== null && use === undefined ? (
          <ViewFailed
            title={t('panel.failed')}
            text={t('panel.safe')}
            error={error}
            onTryAgain={() => void refetch()}
          />
        ) : null}
        {use === undefined ? error === null && <Loading /> : <Uses {...use} />}
        {use === undefined ? null : <WordNote word={word} place={question} note={use.note} />}
        <p className={classes.more}>
          <Link
            to="/tool/wordDetail"
            search={{ app: question.adamId, country: question.country, word }}
            onClick={onClose}
          >
            {t('panel.detail')}
          </Link>
        </p>
        {actions ? <footer className={classes.foot}>{actions}</footer> : null}
      </div>
    </SidePanel>
  );
}

const Loading = () => (
  <div className={classes.loading}>
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} height={40} />
    ))}
  </div>
);

export function Uses({ keywords, negatives, met }: Pick<WordUse, 'keywords' | 'negatives' | 'met'>) {
  const { t } = useTranslation(['words', 'adWords']);
  if (keywords.length + negatives.length + met.length === 0)
    return <p className={classes.none}>{t('panel.nowhere')}</p>;
  return (
    <>
      <Part title={t('adWords:levels.keyword')} count={keywords.length}>
        {keywords.map((keyword) => (
          <Line key={keyword.keywordId} {...keyword}>
            <Bid {...keyword} />
          </Line>
        ))}
      </Part>
      <Part title={t('adWords:levels.negativeKeyword')} count={negatives.length}>
        {negatives.map((negative) => (
          <Line key={negative.negativeKeywordId} {...negative} />
        ))}
      </Part>
      <Part title={t('panel.met')} count={met.length}>
        {met.map((place) => (
          <Met key={place.adGroupId} {...place} />
        ))}
      </Part>
    </>
  );
}

type PartProps = { readonly title: string; readonly count: number; readonly children: ReactNode };

function Part({ title, count, children }: PartProps) {
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>
        {title} <span className={classes.quiet}>{formatCount(language, count)}</span>
      </h3>
      <ul className={classes.lines}>{children}</ul>
    </section>
  );
}

type PlaceProps = {
  readonly campaignId: string;
  readonly campaignName: string;
  readonly adGroupId: string | null;
  readonly adGroupName: string | null;
};

/** An ad group leads to its keywords, a campaign to its ad groups. */
function Place({ campaignId, campaignName, adGroupId, adGroupName }: PlaceProps) {
  return (
    <Link
      to="/ad/overview/group-overview"
      search={{ campaignId, ...(adGroupId !== null && { adGroupId }) }}
      className={classes.place ?? ''}
    >
      {[campaignName, adGroupName].filter(Boolean).join(' › ')}
    </Link>
  );
}

type LineProps = PlaceProps & {
  readonly text: string;
  readonly matchType: string | null;
  readonly isRunning: boolean;
  readonly children?: ReactNode;
};

function Line({ text, matchType, isRunning, children, ...place }: LineProps) {
  const { t } = useTranslation('adWords');
  const match = findValueKey('matchTypes', matchType);
  return (
    <li className={classes.line}>
      <span className={classes.head}>
        <bdi dir="auto" className={classes.text}>
          {text}
        </bdi>
        <span className={classes.quiet}>{match === undefined ? matchType : t(match)}</span>
        <span className={classes.end}>{children}</span>
      </span>
      <span className={classes.head}>
        <Place {...place} />
        <span className={classes.end}>
          <StatusWord of={isRunning ? 'running' : 'paused'}>
            {t(isRunning ? 'statuses.running' : 'statuses.paused')}
          </StatusWord>
        </span>
      </span>
    </li>
  );
}

function Bid({ bid, currency }: { readonly bid: string | null; readonly currency: string }) {
  const language = useLanguage();
  if (bid === null) return null;
  return <>{formatNamedMoney(language, { amount: withDecimals(bid, currency), currency })}</>;
}

function Met({ taps, installs, firstSeen, ...place }: WordUse['met'][number]) {
  const { t } = useTranslation('words');
  const language = useLanguage();
  return (
    <li className={classes.line}>
      <Place {...place} />
      <span className={classes.quiet}>
        {t('panel.measured', {
          taps: formatCount(language, taps),
          installs: formatCount(language, installs),
        })}
        {' · '}
        {t('panel.since', { day: formatDay(language, firstSeen) })}
      </span>
    </li>
  );
}
