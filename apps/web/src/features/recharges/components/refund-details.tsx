import type { Refund } from '@tapwright/contracts/refunds';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { RefundStep } from '../api/refunds.ts';
import { useWriteRefund } from '../use-refund-columns.tsx';
import classes from './recharges.module.css';

type Props = { readonly refund: Refund; readonly onChoose: (step: RefundStep) => void };

/** Both people, why, and what will be booked, before anybody presses. */
export function RefundDetails({ refund, onChoose }: Props) {
  const { t } = useTranslation('recharges');
  const write = useWriteRefund();
  const { currency, teamName, amount, state } = refund;
  const money = (minor: number) => write(minor, currency);
  const facts = [
    ['reference', refund.reference],
    ['available', money(refund.available)],
    ['reason', refund.reason],
    ['proposedBy', refund.proposedBy],
    ['decidedBy', refund.decidedBy],
    ['decision', refund.decision],
    ['booked', state === 'proposed' ? t('refunds.booking', { amount: money(amount), team: teamName }) : null],
  ] as const;
  return (
    <>
      <dl className={classes.details}>
        {facts.map(([key, value]) =>
          value === null ? null : (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{t(`refunds.facts.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      <Steps refund={refund} onChoose={onChoose} />
    </>
  );
}

function Steps({ refund, onChoose }: Props) {
  const { t } = useTranslation('recharges');
  const { state, way, isOwnTeam, isOwnProposal } = refund;
  const isWaiting = state === 'proposed';
  const atBank: Partial<Record<Refund['state'], RefundStep[]>> =
    way === 'remittance' ? { approved: ['paid', 'gaveBack'], paid: ['gaveBack'] } : {};
  const whileProposed: RefundStep[] = isOwnProposal ? ['decline'] : ['approve', 'decline'];
  const steps = isOwnTeam ? [] : isWaiting ? whileProposed : (atBank[state] ?? []);
  return (
    <>
      {isWaiting && isOwnTeam ? <p>{t('refunds.ownTeam')}</p> : null}
      {isWaiting && isOwnProposal && !isOwnTeam ? <p>{t('refunds.ownProposal')}</p> : null}
      <div className={classes.actions}>
        {steps.map((step) => (
          <Button
            key={step}
            variant={step === 'approve' || step === 'paid' ? 'filled' : 'default'}
            onClick={() => onChoose(step)}
          >
            {t(`refunds.form.${step}.action`)}
          </Button>
        ))}
      </div>
    </>
  );
}
