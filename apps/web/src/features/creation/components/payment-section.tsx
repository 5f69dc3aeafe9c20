import { Link } from '@tanstack/react-router';
import type { PaymentView } from '@tapwright/contracts/change-payment';
import { can } from '@tapwright/contracts/roles';
import { formatMoney } from '@tapwright/i18n/format-money';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeCampaign, type Creation } from '../use-creation.ts';
import classes from './creation.module.css';
import own from './payment-section.module.css';

type Props = { readonly creation: Creation; readonly payment: PaymentView; readonly role: string };

/** What the start takes from the balance, and the ways out where it does not reach. */
export function PaymentSection({ creation, payment, role }: Props) {
  const { t } = useTranslation('creation');
  const { needed, short, mayPay } = payment;
  const write = (money: NonNullable<PaymentView['needed']>) => formatMoney(creation.language, money);
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{t('put.balance.title')}</h2>
      <BalanceBar {...payment} language={creation.language} />
      {needed === null ? <Caution text={t('put.balance.noRate')} /> : null}
      {needed !== null && !mayPay ? (
        <p className={classes.help}>{t('put.balance.approver', { needed: write(needed) })}</p>
      ) : null}
      {needed !== null && short !== null ? (
        <>
          <Caution text={t('put.balance.short', { short: write(short), needed: write(needed) })} />
          <WaysOut creation={creation} payment={payment} role={role} />
        </>
      ) : null}
      {needed !== null && short === null && mayPay ? (
        <p className={classes.help}>{t('put.balance.note')}</p>
      ) : null}
    </section>
  );
}

function Caution({ text }: { readonly text: string }) {
  return (
    <p className={classes.caution} role="status">
      <StatusGlyph of="proposed" />
      {text}
    </p>
  );
}

function WaysOut({ creation: { language }, payment: { short, startable, mayPay }, role }: Props) {
  const { t } = useTranslation('creation');
  return (
    <div className={own.ways}>
      {short !== null && can(role, 'finance.recharge') ? (
        <Link className="tw-link" to="/finance/recharge">
          {t('put.balance.recharge', { amount: formatMoney(language, short) })}
        </Link>
      ) : (
        <span className={classes.help}>{t('put.balance.ask')}</span>
      )}
      {startable !== null && mayPay ? (
        <Button onClick={() => changeCampaign({ totalBudget: startable.amount })}>
          {t('put.balance.startWith', { amount: formatMoney(language, startable) })}
        </Button>
      ) : null}
    </div>
  );
}

type BarProps = PaymentView & { readonly language: Creation['language'] };

/** All that the team has with us, by what becomes of it. */
function BalanceBar({ needed, short, available, reserved, language }: BarProps) {
  const { t } = useTranslation('creation');
  if (needed === null || available === null || reserved === null) return null;
  const { currency } = available;
  const [now, free, before] = [needed, available, reserved].map(({ amount }) => Number(amount));
  const missing = short === null ? 0 : Number(short.amount);
  const taken = (now ?? 0) - missing;
  const parts = [
    { name: 'after', value: (free ?? 0) - taken },
    { name: 'now', value: taken },
    { name: 'missing', value: missing },
    { name: 'before', value: before ?? 0 },
  ] as const;
  const write = (value: number) => formatMoney(language, { amount: value.toFixed(2), currency });
  return (
    <div>
      <div className={own.bar} aria-hidden>
        {parts.map(({ name, value }) =>
          value > 0 ? <span key={name} data-part={name} style={{ flexGrow: value }} /> : null,
        )}
      </div>
      <dl className={own.parts}>
        {parts.map(({ name, value }) =>
          name === 'missing' && value === 0 ? null : (
            <div key={name} data-part={name}>
              <dt>{t(`put.balance.${name}`)}</dt>
              <dd>{write(value)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
