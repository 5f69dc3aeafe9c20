import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { noticeStatuses, noticeTypeOf, type NoticeView } from '@tapwright/contracts/notifications';
import { isOfPlatform } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { useOnPage } from '@tapwright/ui/layout/use-on-page';
import { teamsQuery } from '../../../platform/person/teams.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { noticesQuery } from '../api/notices-query.ts';
import { useAnswerNotice, useReadAll } from '../use-answer-notice.ts';
import classes from './notice-list.module.css';

/** Five in sight, the rest by scrolling; each says what happened and what can be done about it. */
export function NoticeList({ onLeave }: { readonly onLeave: () => void }) {
  useOnPage('notices');
  const { t } = useTranslation('notifications');
  const { data, dataUpdatedAt, isError } = useQuery(noticesQuery(useLanguage()));
  if (data === undefined && isError) return <p className={classes.none}>{t('bell.notRead')}</p>;
  if (data === undefined) return <Bars />;
  return (
    <section aria-label={t('bell.title')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{t('bell.title')}</h2>
        <ReadAll notices={data.list} />
      </header>
      {data.list.length === 0 ? <p className={classes.none}>{t('bell.none')}</p> : null}
      <ol className={classes.list}>
        {data.list.map((notice) => (
          <Notice key={notice.id} notice={notice} now={new Date(dataUpdatedAt)} onLeave={onLeave} />
        ))}
      </ol>
    </section>
  );
}

type Order = { teamId: number; orderId: number };

/** Staff find it at their desk, whoever is of its team in their console. */
const orderAddress = (teams: readonly TeamView[], { teamId, orderId }: Order): string =>
  teams.some((team) => team.teamId === teamId && !isOfPlatform(team.roleName))
    ? `#/ad/order?team=${teamId}&order=${orderId}`
    : `#/staff?section=orders&of=${teamId}&order=${orderId}`;

/** An invitation is answered, and stays until it is. */
function ReadAll({ notices }: { readonly notices: readonly NoticeView[] }) {
  const { t } = useTranslation('notifications');
  const { isPending, readAll } = useReadAll();
  const unread = notices.filter(
    ({ status, typeId }) => status === noticeStatuses.open && noticeTypeOf(typeId) !== 'invited',
  );
  if (unread.length < 2) return null;
  return (
    <Button size="xs" loading={isPending} onClick={() => readAll(unread)}>
      {t('bell.readAll')}
    </Button>
  );
}

/** As high as a few notices, so that nothing jumps when they are there. */
function Bars() {
  return (
    <div className={classes.bars} aria-busy>
      {['72%', '56%', '64%', '48%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  );
}

/** What is about changes leads to them, in the team that they are of. */
function News({
  notice: { news, teamId, changeSetId, orderId },
  onLeave,
}: Pick<NoticeProps, 'notice' | 'onLeave'>) {
  const { data: teams = [] } = useQuery(teamsQuery());
  if (teamId !== null && orderId !== null)
    return (
      <a href={orderAddress(teams, { teamId, orderId })} onClick={onLeave}>
        {news}
      </a>
    );
  if (teamId === null || changeSetId === null) return news;
  return (
    <a href={`#/ad/changes?team=${teamId}&set=${changeSetId}`} onClick={onLeave}>
      {news}
    </a>
  );
}

type NoticeProps = { readonly notice: NoticeView; readonly now: Date; readonly onLeave: () => void };

function Notice({ notice, now, onLeave }: NoticeProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const { answer, isPending } = useAnswerNotice();
  const isOpen = notice.status === noticeStatuses.open;
  const isInvitation = noticeTypeOf(notice.typeId) === 'invited';
  return (
    <li className={classes.notice} data-open={isOpen}>
      <p className={classes.news}>
        <News
          notice={notice}
          onLeave={() => {
            if (isOpen) answer(notice, 'acknowledge');
            onLeave();
          }}
        />
      </p>
      <div className={classes.foot}>
        <time dateTime={notice.createdAtStr}>
          {formatInstant(language, new Date(notice.createdAtStr), { zone, now })}
        </time>
        {isInvitation ? <span>{answeredWord(notice)}</span> : null}
        <span className={classes.room} />
        {isOpen && isInvitation ? (
          <>
            <Button size="xs" disabled={isPending} onClick={() => answer(notice, 'refuse')}>
              {t('answers.refuse')}
            </Button>
            <Button size="xs" variant="filled" disabled={isPending} onClick={() => answer(notice, 'accept')}>
              {t('answers.accept')}
            </Button>
          </>
        ) : null}
        {isOpen && !isInvitation ? (
          <Button size="xs" disabled={isPending} onClick={() => answer(notice, 'acknowledge')}>
            {t('answers.acknowledge')}
          </Button>
        ) : null}
      </div>
    </li>
  );

  function answeredWord({ status }: NoticeView): string | null {
    if (status === noticeStatuses.accept) return t('answered.accepted');
    return status === noticeStatuses.refuse ? t('answered.over') : null;
  }
}
