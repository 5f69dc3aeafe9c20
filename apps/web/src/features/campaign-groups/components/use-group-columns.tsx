import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import type { Column } from '@tapwright/ui/table/table-column';
import classes from './group-list.module.css';

export function useGroupColumns(
  actionsOf: (group: CampaignGroupView) => ReactNode,
): Column<CampaignGroupView>[] {
  const { t } = useTranslation('campaignGroups');
  const amount = (text: string | null) => text ?? <span className={classes.none}>{t('none')}</span>;
  return [
    { key: 'name', head: t('name'), onCard: 'title', cell: ({ name }) => name },
    {
      key: 'adAccount',
      head: t('adAccount'),
      onCard: 'line',
      cell: ({ appleName, canWrite }) => (canWrite ? appleName : `${appleName} (${t('readOnly')})`),
    },
    { key: 'currency', head: t('currency'), width: 88, cell: ({ currency }) => currency },
    { key: 'timeZone', head: t('timeZone'), cell: ({ timeZone }) => timeZone },
    {
      key: 'totalBudget',
      head: t('totalBudget'),
      align: 'end',
      width: 128,
      cell: ({ totalBudget }) => amount(totalBudget),
    },
    {
      key: 'cpaGoal',
      head: t('cpaGoal'),
      align: 'end',
      width: 104,
      cell: ({ cpaGoal }) => amount(cpaGoal),
    },
    { key: 'actions', head: '', onCard: 'corner', align: 'end', width: 190, cell: actionsOf },
  ];
}
