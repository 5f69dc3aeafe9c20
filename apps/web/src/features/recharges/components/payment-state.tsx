import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Recharge } from '@tapwright/contracts/recharges';
import { formatMoney } from '@tapwright/i18n/format-money';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { paymentQuery } from '../api/recharges.ts';
import { writeRemittance } from '../typed-amount.ts';
import classes from './recharge-page.module.css';
import { RechargeStateWord } from './recharge-state-word.tsx';

type Props = {
  readonly teamId: number;
  readonly rechargeId: number;
  /** Where it leads on to, beginning anew or back. */
  readonly again: ReactNode;
  readonly back: ReactNode;
};

/** For whoever comes back from the provider: what it says now, asked until that is settled. */
export function PaymentState({ teamId, rechargeId, again, back }: Props) {
  const { t } = useTranslation('recharges');
  const { data, error, refetch } = useQuery(paymentQuery(teamId, rechargeId));
  if (error && data === undefined)
    return (
      <ViewFailed title={t('payment.askFailed')} text="" error={error} onTryAgain={() => void refetch()} />
    );
  return (
    <section className={classes.state} aria-live="polite" aria-busy={data === undefined}>
      {data === undefined ? (
        <p className={classes.text}>{t('payment.asking')}</p>
      ) : (
        <Settled recharge={data} again={again} back={back} />
      )}
    </section>
  );
}

function Settled({ recharge, again, back }: { readonly recharge: Recharge } & Pick<Props, 'again' | 'back'>) {
  const { t } = useTranslation('recharges');
  const language = useLanguage();
  const { reference, amount, currency, state, payUrl } = recharge;
  const money = formatMoney(language, { amount: writeRemittance(amount), currency });
  const texts = ['begun', 'paying', 'credited', 'failed', 'expired', 'unclear'] as const;
  const text = texts.find((one) => one === state);
  const isOver = state === 'failed' || state === 'expired';
  return (
    <>
      <h2 className={classes.heading}>{t('payment.title', { reference })}</h2>
      <p className={classes.figure}>{money}</p>
      <RechargeStateWord recharge={recharge} />
      {text === undefined ? null : (
        <p className={classes.text}>{t(`payment.texts.${text}`, { amount: money })}</p>
      )}
      <p>
        {payUrl === null ? null : (
          <Button variant="filled" onClick={() => window.location.assign(payUrl)}>
            {t('actions.pay')}
          </Button>
        )}{' '}
        {isOver ? again : null} {back}
      </p>
    </>
  );
}
