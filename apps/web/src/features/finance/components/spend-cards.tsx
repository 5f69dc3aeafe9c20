import type { MonthlySpend } from '@tapwright/contracts/finance';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { nameMonth, newestFirst } from '../name-month.ts';
import { hasSpendAcrossMonths, writeMicros } from '../write-spend.ts';
import { Amount, MonthTotal, Part } from './spend-cells.tsx';
import classes from './spend-cards.module.css';

type Props = { readonly spend: MonthlySpend; readonly isBusy: boolean };

/** Where there is no room for months beside each other: the sum, then each campaign group, its months below each other. */
export function SpendCards({ spend, isBusy }: Props) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const { currency, months, groups, totals } = spend;
  const places = newestFirst(months);
  const hasAcross = hasSpendAcrossMonths(spend);
  return (
    <ul className={classes.cards} aria-label={t('inCurrency', { currency })} aria-busy={isBusy}>
      <li className={classes.sum}>
        <h3>{t('total')}</h3>
        <strong>
          {writeMicros(language, totals.total, currency)}
          <small>{currency}</small>
        </strong>
        <dl>
          {places.map(({ month, place }) => (
            <div key={month.from}>
              <dt>{nameMonth(language, month)}</dt>
              <dd>
                <MonthTotal
                  micros={totals.months[place] ?? null}
                  currency={currency}
                  all={groups.flatMap((group) => group.months[place] ?? [])}
                />
              </dd>
            </div>
          ))}
          {hasAcross ? (
            <div>
              <dt>{t('acrossMonths')}</dt>
              <dd>{writeMicros(language, totals.acrossMonths, currency)}</dd>
            </div>
          ) : null}
        </dl>
      </li>
      {groups.map((group) => (
        <GroupCard key={group.campaignGroupId} group={group} spend={spend} hasAcross={hasAcross} />
      ))}
    </ul>
  );
}

type GroupProps = {
  readonly group: MonthlySpend['groups'][number];
  readonly spend: MonthlySpend;
  readonly hasAcross: boolean;
};

function GroupCard({ group, spend, hasAcross }: GroupProps) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const { name, currency, isDetached, months, total, acrossMonths } = group;
  const isConverted = nameCurrency(currency) !== spend.currency;
  const props = { currency, teamCurrency: spend.currency, isConverted };
  return (
    <li>
      <h3>
        {name}
        <small>
          {nameCurrency(currency)}
          {isDetached ? `, ${t('detached')}` : ''}
        </small>
      </h3>
      <strong>
        <Amount amount={total} {...props} />
        <small>{spend.currency}</small>
      </strong>
      <dl>
        {newestFirst(spend.months).map(({ month, place }) => {
          const of = months[place];
          return of === undefined ? null : (
            <div key={month.from}>
              <dt>{nameMonth(language, month)}</dt>
              <dd>
                <Part of={of}>
                  <Amount amount={of} {...props} />
                </Part>
              </dd>
            </div>
          );
        })}
        {hasAcross ? (
          <div>
            <dt>{t('acrossMonths')}</dt>
            <dd>
              <Amount amount={acrossMonths} {...props} />
            </dd>
          </div>
        ) : null}
      </dl>
    </li>
  );
}
