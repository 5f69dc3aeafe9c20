import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { creationsQuery } from '../api/begun.ts';
import { BegunLink } from './begun-link.tsx';
import classes from './begun.module.css';

type Props = {
  readonly teamId: number;
  /** That which is open. */
  readonly except: number | undefined;
};

/** Whoever begins anew sees what they had begun before: the newest, and the way to all of them. */
export function BegunLine({ teamId, except }: Props) {
  const { t } = useTranslation('creation');
  const { data = [] } = useQuery(creationsQuery(teamId));
  const others = data.filter(({ creationId }) => creationId !== except);
  const [newest] = others;
  if (newest === undefined) return null;
  return (
    <p className={classes.one}>
      <span>{t('type.begun')}</span>
      <BegunLink begun={newest} />
      {others.length === 1 ? null : (
        <Link className="tw-link" to="/ad/create/create-type" search={({ team }) => ({ team })}>
          {t('begun.all', { count: others.length })}
        </Link>
      )}
    </p>
  );
}
