import { useId } from 'react';
import { type RechargeWay, rechargeWays } from '@tapwright/contracts/recharges';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Ways } from '../api/recharges.ts';
import classes from './recharge-page.module.css';

type Props = {
  readonly ways: Ways;
  readonly value: RechargeWay;
  readonly isFixed: boolean;
  readonly onChange: (way: RechargeWay) => void;
};

/** Those that this team has; each says when the money is there. */
export function WayCards({ ways, value, isFixed, onChange }: Props) {
  const { t } = useTranslation('recharges');
  const name = useId();
  const noteOf = (way: RechargeWay) =>
    way === 'alipay' && ways.alipay?.provider === 'stripe'
      ? t('begin.notes.alipayStripe')
      : t(`begin.notes.${way}`);
  return (
    <fieldset className={classes.ways} aria-label={t('begin.choose')} disabled={isFixed}>
      {rechargeWays
        .filter((way) => ways[way] !== null)
        .map((way) => (
          <label key={way} className={classes.way}>
            <input
              type="radio"
              name={name}
              value={way}
              checked={way === value}
              onChange={() => onChange(way)}
            />
            <span className={classes.name}>{t(`ways.${way}`)}</span>
            <small>{noteOf(way)}</small>
          </label>
        ))}
    </fieldset>
  );
}
