import { useMutation, useQuery } from '@tanstack/react-query';
import type { PaymentProviderName, StandInAction, StandInPaymentState } from '@tapwright/contracts/payments';
import { formatMoney } from '@tapwright/i18n/format-money';
import { Button } from '@tapwright/ui/forms/button';
import { isRefusal } from '../../../platform/calls/is-refusal.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { playInStandIn, standInPaymentQuery } from '../api/stand-in.ts';
import { writeRemittance } from '../typed-amount.ts';
import classes from './recharge-page.module.css';

const open = ['pay', 'payUnheard', 'payLater', 'decline', 'leave'] as const;
const paid = ['leave', 'dispute', 'win'] as const;
/** At Alipay money is there at once, and no bank takes it back. */
const stripeOnly: readonly StandInAction[] = ['payLater', 'dispute', 'win'];

function actionsOf(provider: PaymentProviderName, state: StandInPaymentState): StandInAction[] {
  const all: readonly StandInAction[] = state === 'open' ? open : state === 'paid' ? paid : ['leave'];
  return all.filter((action) => provider === 'stripe' || !stripeOnly.includes(action));
}

/** Plays the page of a payment provider, and says so. */
export function StandInPayment({ sessionId }: { readonly sessionId: string }) {
  const { t } = useTranslation('recharges');
  const language = useLanguage();
  const showFailure = useShowFailure();
  const { data, error, refetch } = useQuery(standInPaymentQuery(sessionId));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (action: StandInAction) => playInStandIn(sessionId, action),
    meta: { isShownInPlace: isRefusal },
    onSuccess: ({ location }) => {
      if (location !== null) window.location.assign(location);
    },
    onError: (failure) => showFailure(t('standIn.failed'), failure),
    onSettled: () => refetch(),
  });
  if (error && data === undefined)
    return (
      <ViewFailed title={t('standIn.missing')} text="" error={error} onTryAgain={() => void refetch()} />
    );
  if (data === undefined) return null;
  const { amount, currency, provider, what, state, isDeclined } = data;
  const money = formatMoney(language, { amount: writeRemittance(amount), currency });
  const isUnheard = variables === 'payUnheard' && state === 'paid';
  return (
    <>
      <p className={classes.note}>{t('standIn.label')}</p>
      <h1 className={classes.figure}>{t('standIn.title', { amount: money })}</h1>
      <p>{what}</p>
      <p className={classes.text}>{t(`standIn.text.${provider}`)}</p>
      <div className={classes.standIn} aria-live="polite">
        {isDeclined && state === 'open' ? <p>{t('standIn.declined')}</p> : null}
        {state === 'open' ? null : (
          <p>
            {variables === 'dispute'
              ? t('standIn.disputed')
              : isUnheard
                ? t('standIn.unheard')
                : t('standIn.over')}
          </p>
        )}
        {actionsOf(provider, state).map((action) => (
          <Button
            key={action}
            size="lg"
            variant={action === 'pay' ? 'filled' : 'default'}
            disabled={isPending}
            onClick={() => mutate(action)}
          >
            {action === 'leave' && state !== 'open' ? t('payment.back') : t(`standIn.${action}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
