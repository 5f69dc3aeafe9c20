import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { firstSteps } from '@tapwright/contracts/first-steps';
import { Button } from '@tapwright/ui/forms/button';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { firstStepsQuery } from '../api/first-steps-query.ts';
import classes from './first-steps-line.module.css';

/** How far a new team is, until it is through or somebody puts the line away. */
export function FirstStepsLine({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('firstSteps');
  const [past, setPast] = usePersonalSetting(({ pastFirstSteps }) => pastFirstSteps);
  const isPast = past.includes(teamId);
  const { data } = useQuery({ ...firstStepsQuery(teamId), enabled: !isPast });
  const next = firstSteps.find((step) => data?.done.includes(step) === false);
  const isThrough = data !== undefined && next === undefined;
  useEffect(() => {
    if (isThrough && !isPast) setPast([...past, teamId]);
  }, [isThrough, isPast, past, setPast, teamId]);
  if (isPast || next === undefined || data === undefined) return null;
  return (
    <aside className={classes.line} aria-label={t('title')}>
      <span className={classes.words}>
        {t('line', { done: data.done.length, all: firstSteps.length, next: t(`steps.${next}.title`) })}
      </span>
      <Button size="xs" render={<Link to="/first-steps" />}>
        {t('go')}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => setPast([...past, teamId])}>
        {t('hide')}
      </Button>
    </aside>
  );
}
