import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type FirstStep, firstSteps } from '@tapwright/contracts/first-steps';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './first-steps.module.css';

const places: Readonly<Record<FirstStep, { to: string; search?: { tab: string } }>> = {
  connect: { to: '/user/zs_bind' },
  attach: { to: '/user/zs_manager' },
  colleague: { to: '/user/user_manager', search: { tab: 'invitations' } },
  campaign: { to: '/ad/create' },
};

/** What a new team does first; what is done stays in the list, so that one sees how far one is. */
export function FirstSteps({ done }: { readonly done: readonly FirstStep[] }) {
  const { t } = useTranslation('firstSteps');
  const next = firstSteps.find((step) => !done.includes(step));
  return (
    <ol className={classes.steps}>
      {firstSteps.map((step, place) => {
        const isDone = done.includes(step);
        return (
          <li key={step} className={classes.step} data-done={isDone}>
            <span className={classes.number} aria-hidden>
              {isDone ? <IconCheck size={14} /> : place + 1}
            </span>
            <div>
              <h3 className={classes.title}>
                {t(`steps.${step}.title`)}
                {isDone ? <span className={classes.done}>{t('done')}</span> : null}
              </h3>
              <p className={classes.text}>{t(`steps.${step}.text`)}</p>
            </div>
            {isDone ? null : (
              <Button variant={step === next ? 'filled' : 'default'} render={<Link {...places[step]} />}>
                {t(`steps.${step}.action`)}
              </Button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
