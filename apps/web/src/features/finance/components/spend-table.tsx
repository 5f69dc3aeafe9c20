import type { MonthlySpend } from '@tapwright/contracts/finance';
import { nameCurrency } from '@tapwright/i18n/format-money';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { nameMonth, newestFirst } from '../name-month.ts';
import { hasSpendAcrossMonths, writeMicros } from '../write-spend.ts';
import { Amount, MonthTotal, Part } from './spend-cells.tsx';
import { SpendCards } from './spend-cards.tsx';
import classes from './spend-table.module.css';

type Props = { readonly spend: MonthlySpend | undefined; readonly isBusy: boolean };
type Group = MonthlySpend['groups'][number];

export function SpendTable({ spend, isBusy }: Props) {
  const isNarrow = useMediaQuery('(max-width: 991px)');
  if (spend === undefined) return <Bars />;
  return isNarrow ? (
    <SpendCards spend={spend} isBusy={isBusy} />
  ) : (
    <WideTable spend={spend} isBusy={isBusy} />
  );
}

/** The sum on top, then a row for each campaign group; the newest month first, older ones scroll sideways, the names stay. */
function WideTable({ spend, isBusy }: { readonly spend: MonthlySpend; readonly isBusy: boolean }) {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const { currency, months, groups, totals } = spend;
  const hasAcross = hasSpendAcrossMonths(spend);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, which the arrow keys can do only from inside.
    <div className={classes.room} tabIndex={0} role="region" aria-label={t('table')}>
      <table className={classes.table} aria-label={t('inCurrency', { currency })} aria-busy={isBusy}>
        <thead>
          <tr>
            <th scope="col">{t('group')}</th>
            <th scope="col" data-align="end">
              {t('inCurrency', { currency })}
            </th>
            {newestFirst(months).map(({ month }) => (
              <th key={month.from} scope="col" data-align="end">
                {nameMonth(language, month)}
              </th>
            ))}
            {hasAcross ? (
              <th scope="col" data-align="end">
                {t('acrossMonths')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.total}>
            <th scope="row">{t('total')}</th>
            <td>{writeMicros(language, totals.total, spend.currency)}</td>
            {newestFirst(months).map(({ month, place }) => (
              <td key={month.from}>
                <MonthTotal
                  micros={totals.months[place] ?? null}
                  currency={spend.currency}
                  all={groups.flatMap((group) => group.months[place] ?? [])}
                />
              </td>
            ))}
            {hasAcross ? <td>{writeMicros(language, totals.acrossMonths, spend.currency)}</td> : null}
          </tr>
          {groups.map((group) => (
            <GroupRow key={group.campaignGroupId} group={group} spend={spend} hasAcross={hasAcross} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { readonly group: Group; readonly spend: MonthlySpend; readonly hasAcross: boolean };

function GroupRow({ group, spend, hasAcross }: RowProps) {
  const { t } = useTranslation('finance');
  const { currency, isDetached, total, acrossMonths, name } = group;
  const isConverted = nameCurrency(currency) !== spend.currency;
  const props = { currency, teamCurrency: spend.currency, isConverted };
  return (
    <tr>
      <th scope="row">
        {name}
        <span className={classes.aside}>
          {nameCurrency(currency)}
          {isDetached ? `, ${t('detached')}` : ''}
        </span>
      </th>
      <td>
        <Amount amount={total} {...props} />
      </td>
      {newestFirst(spend.months).map(({ month, place }) => {
        const of = group.months[place];
        return of === undefined ? null : (
          <td key={month.from}>
            <Part of={of}>
              <Amount amount={of} {...props} />
            </Part>
          </td>
        );
      })}
      {hasAcross ? (
        <td>
          <Amount amount={acrossMonths} {...props} />
        </td>
      ) : null}
    </tr>
  );
}

function Bars() {
  return (
    <div className={classes.bars} aria-busy>
      {['64%', '48%', '56%'].map((width) => (
        <Skeleton key={width} width={width} height={14} />
      ))}
    </div>
  );
}
