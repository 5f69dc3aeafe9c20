import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { defaultPageSize } from '@tapwright/contracts/paging';
import type { Recharge } from '@tapwright/contracts/recharges';
import { formatAmount } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { rechargesQuery } from '../api/recharges.ts';
import { waitingAs } from '../waiting-as.ts';
import { writeRemittance } from '../typed-amount.ts';
import { useWriteInstant } from '../use-write-instant.ts';
import { Countdown } from './countdown.tsx';
import classes from './on-the-way.module.css';
import { RechargeStateWord } from './recharge-state-word.tsx';

type Props = {
  readonly teamId: number;
  /** Where all of them stand. */
  readonly all: ReactNode;
};

/** What is not in the balance yet and may still come; absent where nothing is. */
export function OnTheWay({ teamId, all }: Props) {
  const { t } = useTranslation('recharges');
  const now = useMoment();
  const page = { pageNum: 1, pageSize: defaultPageSize };
  const { data } = useQuery(rechargesQuery(teamId, { ...page, show: 'open' }));
  if (data === undefined || data.total === 0) return null;
  const others = data.total - data.list.length;
  return (
    <aside className={classes.panel} aria-label={t('onTheWay.title')}>
      <h2 className={classes.head}>
        <span>
          {t('onTheWay.title')} <span className={classes.count}>{data.total}</span>
        </span>
        <small>{all}</small>
      </h2>
      <ul className={classes.list}>
        {data.list.map((recharge) => (
          <Waiting key={recharge.rechargeId} recharge={recharge} now={now} />
        ))}
        {others === 0 ? null : <li className={classes.text}>{t('onTheWay.more', { count: others })}</li>}
      </ul>
    </aside>
  );
}

function Waiting({ recharge, now }: { readonly recharge: Recharge; readonly now: Date }) {
  const { t } = useTranslation('recharges');
  const language = useLanguage();
  const write = useWriteInstant(now);
  const { way, reference, amount, currency, madeAt, submittedAt, question } = recharge;
  const text = waitingAs(recharge);
  return (
    <li className={classes.one}>
      <p className={classes.title}>
        <strong>{t(`ways.${way}`)}</strong> <span className={classes.reference}>{reference}</span>
        <span className={classes.amount}>
          {formatAmount(language, { amount: writeRemittance(amount), currency })}
        </span>
      </p>
      {text === undefined ? null : (
        <p className={classes.text}>
          {t(`onTheWay.texts.${text}`, { at: write(submittedAt ?? madeAt), question })}
        </p>
      )}
      <p className={classes.state}>
        <RechargeStateWord recharge={recharge} />
        <Countdown recharge={recharge} now={now} />
      </p>
    </li>
  );
}
