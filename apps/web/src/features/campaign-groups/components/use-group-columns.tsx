import type { ReactNode } from 'react';
import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import { withDecimals } from '@tapwright/domain/money';
import { formatAmount, nameCurrency } from '@tapwright/i18n/format-money';
import { nameZone } from '@tapwright/i18n/name-zone';
import type { Column } from '@tapwright/ui/table/table-column';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './group-list.module.css';

export function useGroupColumns(
  actionsOf: (group: CampaignGroupView) => ReactNode,
): Column<CampaignGroupView>[] {
  const { t } = useTranslation('campaignGroups');
  const language = useLanguage();
  const amount = (text: string | null, currency: string) =>
    text === null ? (
      <span className={classes.none}>{t('none')}</span>
    ) : (
      formatAmount(language, { amount: withDecimals(text, currency), currency })
    );
  return [
    { key: 'name', head: t('name'), onCard: 'title', cell: ({ name }) => name },
    {
      key: 'adAccount',
      head: t('adAccount'),
      onCard: 'line',
      cell: ({ appleName, canWrite }) => (canWrite ? appleName : `${appleName} (${t('readOnly')})`),
    },
    { key: 'currency', head: t('currency'), width: 88, cell: ({ currency }) => nameCurrency(currency) },
    { key: 'timeZone', head: t('timeZone'), cell: ({ timeZone }) => nameZone(language, timeZone) },
    {
      key: 'totalBudget',
      head: t('totalBudget'),
      align: 'end',
      width: 128,
      cell: ({ totalBudget, currency }) => amount(totalBudget, currency),
    },
    {
      key: 'cpaGoal',
      head: t('cpaGoal'),
      align: 'end',
      width: 104,
      cell: ({ cpaGoal, currency }) => amount(cpaGoal, currency),
    },
    { key: 'actions', head: '', onCard: 'corner', align: 'end', width: 190, cell: actionsOf },
  ];
}
