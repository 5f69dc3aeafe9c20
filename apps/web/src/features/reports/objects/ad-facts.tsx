import type { ReactNode } from 'react';
import { withDecimals } from '@tapwright/domain/money';
import { formatNamedMoney } from '@tapwright/i18n/format-named-money';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { AdStatus } from '../question/report-types.ts';
import classes from '../report.module.css';

type Props = {
  readonly status: AdStatus;
  readonly amountName: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly children: ReactNode;
};

/** What a page's campaign or ad group is set to, beside its name. */
export function AdFacts({ status, amountName, amount, currency, children }: Props) {
  const { t } = useTranslation('adWords');
  const language = useLanguage();
  return (
    <div className={classes.facts}>
      <StatusWord of={status}>{t(`statuses.${status}`)}</StatusWord>
      {amount === null ? null : (
        <span>
          {amountName}{' '}
          <b>{formatNamedMoney(language, { amount: withDecimals(amount, currency), currency })}</b>
        </span>
      )}
      {children}
    </div>
  );
}
