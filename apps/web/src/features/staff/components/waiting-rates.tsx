import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { TypedRate } from '@tapwright/contracts/typed-rates';
import { formatDay } from '@tapwright/i18n/format-day';
import { formatPercent } from '@tapwright/i18n/format-number';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type RateStep, typedRatesQuery } from '../api/rates.ts';
import classes from './waiting-rates.module.css';

const RateStepDialog = lazy(async () => ({
  default: (await import('./rate-step-dialog.tsx')).RateStepDialog,
}));

type Props = { readonly write: (at: string) => string };

/** What was typed in and is in no amount yet, with what the second person has to compare it with. */
export function WaitingRates({ write }: Props) {
  const { t } = useTranslation('staff');
  const [chosen, choose] = useState<{ rate: TypedRate; step: RateStep }>();
  const { data = [] } = useQuery(typedRatesQuery());
  if (data.length === 0) return null;
  return (
    <section className={classes.waiting} aria-labelledby="waiting-rates">
      <h2 id="waiting-rates" className={classes.title}>
        {t('rates.waiting')}
      </h2>
      <ul className={classes.list}>
        {data.map((rate) => (
          <li key={rate.typedRateId} className={classes.rate}>
            <Proposal rate={rate} write={write} />
            <div className={classes.actions}>
              {rate.isOwnProposal ? null : (
                <Button variant="filled" onClick={() => choose({ rate, step: 'approve' })}>
                  {t('rates.approve.action')}
                </Button>
              )}
              <Button onClick={() => choose({ rate, step: 'decline' })}>{t('rates.decline.action')}</Button>
            </div>
          </li>
        ))}
      </ul>
      <Suspense>{chosen ? <RateStepDialog {...chosen} onClose={() => choose(undefined)} /> : null}</Suspense>
    </section>
  );
}

function Proposal({ rate, write }: Props & { readonly rate: TypedRate }) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { cnyPerUnit, currency, day, used, reason, proposedBy, proposedAt, isOwnProposal } = rate;
  return (
    <div className={classes.said}>
      <b>{t('rates.proposal', { worth: cnyPerUnit, currency, day: formatDay(language, day) })}</b>
      <span>{t('rates.proposedBy', { who: proposedBy, at: write(proposedAt), reason })}</span>
      {used === null ? null : (
        <span>
          {t('rates.instead', {
            worth: used.cnyPerUnit,
            day: formatDay(language, used.day),
            difference: formatPercent(language, Number(cnyPerUnit) / Number(used.cnyPerUnit) - 1),
          })}
        </span>
      )}
      {isOwnProposal ? <span>{t('rates.ownProposal')}</span> : null}
    </div>
  );
}
