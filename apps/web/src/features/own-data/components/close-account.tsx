import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { obstaclesQuery } from '../api/own-data.ts';
import { useCloseAccount } from '../use-close-account.ts';
import classes from './own-data.module.css';

/** With what stands in the way, each leading to where it is put right. */
export function CloseAccount() {
  const { t } = useTranslation('ownData');
  const { data, error, refetch } = useQuery(obstaclesQuery);
  const { close, isPending } = useCloseAccount();
  if (data === undefined)
    return error ? (
      <ViewFailed title={t('notRead')} text={t('safe')} error={error} onTryAgain={() => void refetch()} />
    ) : (
      <Skeleton width={320} />
    );
  const { teams, isStaff } = data;
  const isFree = teams.length === 0 && !isStaff;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('closeTitle')}</h2>
      <p className={classes.text}>{t('closeText')}</p>
      {isFree ? (
        <Button variant="danger" loading={isPending} onClick={close}>
          {t('close')}
        </Button>
      ) : (
        <>
          <p>{t('first')}</p>
          <ul className={classes.list}>
            {teams.map(({ teamId, teamName: team, roleName }) => (
              <li key={teamId}>
                <Link to="/user/user_manager" search={{ team: String(teamId) }} className="tw-link">
                  {roleName === 'visitor' ? t('handOver', { team }) : t('leave', { team })}
                </Link>
              </li>
            ))}
            {isStaff ? <li>{t('staff')}</li> : null}
          </ul>
        </>
      )}
    </section>
  );
}
