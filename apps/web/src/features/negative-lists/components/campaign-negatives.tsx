import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { findValueKey, matchTypes } from '@tapwright/contracts/ad-values';
import type { NegativeListView } from '@tapwright/contracts/negative-lists';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import type { Status } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import type { ListedState } from '@tapwright/domain/negative-lists';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { fillList, listedCampaignQuery } from '../api/negative-lists.ts';
import { useReadLists } from '../use-read-lists.ts';
import classes from './negative-lists.module.css';

type Props = {
  readonly teamId: number;
  readonly list: NegativeListView;
  readonly campaignId: string;
};

const glyphs: Readonly<Record<ListedState, Status>> = {
  stands: 'in-order',
  missing: 'to-mend',
  refused: 'refused',
  gone: 'to-mend',
  paused: 'paused',
  surplus: 'to-mend',
  underWay: 'sending',
  elsewhere: 'in-order',
  byHand: 'differs',
};

/** Of one campaign each negative keyword: what has drifted first, then what is the campaign's own. */
export function CampaignNegatives({ teamId, list, campaignId }: Props) {
  const { t } = useTranslation(['negativeLists', 'adWords']);
  const query = { teamId, listId: list.listId, campaignId };
  const { data, error, refetch } = useQuery(listedCampaignQuery(query));
  if (data === undefined)
    return error === null ? (
      <Skeleton height={72} />
    ) : (
      <ViewFailed
        title={t('failedCampaign')}
        text={t('safe')}
        error={error}
        onTryAgain={() => void refetch()}
      />
    );
  const byHand = data.list.filter(({ state }) => state === 'byHand');
  return (
    <div className={classes.opened}>
      {data.list.length === 0 ? <p className={classes.note}>{t('noNegatives')}</p> : null}
      <ul className={classes.grid}>
        {data.list.map(({ text, matchType, state, appleWords }) => {
          const match = findValueKey('matchTypes', matchType);
          return (
            <li key={`${matchType} ${text}`} className={classes.cell}>
              <span>
                <bdi dir="auto" className={classes.text}>
                  {text}
                </bdi>{' '}
                <span className={classes.quiet}>
                  {match === undefined ? matchType : t(`adWords:${match}`)}
                </span>
              </span>
              <StatusWord of={glyphs[state]}>{t(`states.${state}`)}</StatusWord>
              {state === 'refused' && appleWords !== null ? (
                <span className={classes.quiet}>{t('appleSays', { words: appleWords })}</span>
              ) : null}
            </li>
          );
        })}
      </ul>
      {data.total > data.list.length ? (
        <p className={classes.quiet}>{t('moreNegatives', { count: data.total - data.list.length })}</p>
      ) : null}
      <p className={classes.choice}>
        {byHand.length > 0 && list.mayEdit ? <TakeIn teamId={teamId} list={list} words={byHand} /> : null}
        <Link to="/ad/overview/negative-overview" search={{ campaignId }}>
          {t('toCampaign')}
        </Link>
      </p>
    </div>
  );
}

type TakeProps = Pick<Props, 'teamId' | 'list'> & {
  readonly words: readonly { readonly text: string; readonly matchType: string | null }[];
};

/** What somebody added by hand becomes the list's, and so every campaign's that follows it. */
function TakeIn({ teamId, list: { listId }, words }: TakeProps) {
  const { t } = useTranslation('negativeLists');
  const readLists = useReadLists();
  const showFailure = useShowFailure();
  const [isPending, setPending] = useState(false);
  const take = async () => {
    setPending(true);
    try {
      const taken = words.map(({ text, matchType }) => ({
        text,
        matchType: matchTypes.find((one) => one === matchType) ?? 'BROAD',
      }));
      const { added } = await fillList({ teamId, listId, words: taken });
      showToast({ tone: 'good', text: t('fill.added', { count: added }) });
    } catch (error) {
      showFailure(t('fill.notAdded'), error);
    } finally {
      setPending(false);
      void readLists(teamId);
    }
  };
  return (
    <Button size="xs" loading={isPending} onClick={() => void take()}>
      {t('takeIn', { count: words.length })}
    </Button>
  );
}
