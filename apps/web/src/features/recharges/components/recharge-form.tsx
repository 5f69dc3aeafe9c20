import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recharge, RechargeWay } from '@tapwright/contracts/recharges';
import { formatAmount, formatMoney } from '@tapwright/i18n/format-money';
import { Button } from '@tapwright/ui/forms/button';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { beginPayment, beginRemittance, type Ways } from '../api/recharges.ts';
import { rechargeKeys } from '../keys.ts';
import { readTyped, typedAmount, writeRemittance } from '../typed-amount.ts';
import classes from './recharge-page.module.css';
import { WayCards } from './way-cards.tsx';

/** `crypto.randomUUID` is there over HTTPS only. */
const drawAttempt = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

const presets = [500_000, 1_000_000, 2_000_000];

type PresetProps = {
  readonly twoWeeks: number | null;
  readonly onChoose: (amount: string) => void;
};

function Presets({ twoWeeks, onChoose }: PresetProps) {
  const { t } = useTranslation('recharges');
  const language = useLanguage();
  const write = (minor: number) => formatAmount(language, { amount: String(minor / 100), currency: 'USD' });
  return (
    <div className={classes.presets} role="group" aria-label={t('begin.presets')}>
      {presets.map((minor) => (
        <Button key={minor} onClick={() => onChoose(writeRemittance(minor))}>
          {write(minor)}
        </Button>
      ))}
      {twoWeeks === null ? null : (
        <Button onClick={() => onChoose(writeRemittance(twoWeeks))}>
          {t('begin.twoWeeks', { amount: write(twoWeeks) })}
        </Button>
      )}
    </div>
  );
}

type Props = {
  readonly teamId: number;
  readonly ways: Ways;
  readonly way: RechargeWay;
  readonly begun: Recharge | undefined;
  readonly onWay: (way: RechargeWay) => void;
  readonly onBegun: (begun: Recharge) => void;
};

/** The way and the amount. A payment leaves for its provider from here; the same press again finds the same one. */
export function RechargeForm({ teamId, ways, way, begun, onWay, onBegun }: Props) {
  const { t } = useTranslation('recharges');
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const [drawn] = useState(drawAttempt);
  const { form, isPending, submit, textOf, set, values } = useSentForm({
    first: { amount: begun === undefined ? '' : writeRemittance(begun.amount) },
    rulesOf: () => ({ amount: typedAmount(way) }),
    send: async ({ amount }) => {
      const minor = readTyped(amount, way) ?? 0;
      if (way === 'remittance') onBegun(await beginRemittance(teamId, minor));
      else {
        // Pressed again, the same wish finds the same payment.
        const attempt = `${drawn}-${way}-${minor}`;
        const { url } = await beginPayment(teamId, { way, amount: minor, attempt });
        setLeaving(true);
        window.location.assign(url);
      }
    },
    onDone: () => void queryClient.invalidateQueries({ queryKey: rechargeKeys.all }),
    failed: t(way === 'remittance' ? 'begin.failed' : 'payment.failed'),
  });
  const currency = ways.currency === 'RMB' ? 'CNY' : 'USD';
  const minor = readTyped(values.amount, way);
  const money =
    minor === undefined ? '' : formatMoney(language, { amount: writeRemittance(minor), currency });
  const isFixed = begun !== undefined;
  return (
    <form ref={form} className={classes.content} noValidate onSubmit={submit}>
      <WayCards ways={ways} value={way} isFixed={isFixed} onChange={onWay} />
      <div className={classes.amount}>
        <TextField
          label={t('begin.amount', { currency: ways.currency })}
          inputMode="decimal"
          autoComplete="off"
          disabled={isFixed}
          {...textOf('amount')}
        />
        {isFixed ? null : <Presets twoWeeks={ways.twoWeeks} onChoose={(amount) => set('amount', amount)} />}
      </div>
      {way !== 'remittance' && ways[way]?.isStandIn === true ? (
        <p className={classes.note}>{t('begin.standIn')}</p>
      ) : null}
      {isFixed ? null : (
        <div>
          <Button type="submit" variant="filled" loading={isPending || isLeaving}>
            {way === 'remittance'
              ? t('begin.submit')
              : money === ''
                ? t('begin.payUnsaid')
                : t('begin.pay', { amount: money })}
          </Button>
        </div>
      )}
    </form>
  );
}
