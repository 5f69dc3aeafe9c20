import type { ReportLevel } from '@tapwright/contracts/ad-columns';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './row-keys.module.css';

type Props = { readonly level: ReportLevel; readonly role: TeamView['roleName'] };

/** What keys do with a row, where there is room to say so. */
export function RowKeys({ level, role }: Props) {
  const { t } = useTranslation('reportNotes');
  if (level === 'audience') return null;
  const isSeenOnly = level === 'campaignGroup' || level === 'searchTerm';
  const mayEdit = !isSeenOnly && can(role, 'campaign.edit');
  const keys = [
    { caps: ['j', 'k'], does: t('rowKeys.rows') },
    ...(mayEdit
      ? [
          { caps: ['x'], does: t('rowKeys.select') },
          { caps: ['e'], does: t('rowKeys.edit') },
          { caps: ['p'], does: t('rowKeys.pause') },
        ]
      : []),
    ...(isSeenOnly ? [] : [{ caps: ['h'], does: t('rowKeys.history') }]),
    { caps: ['c'], does: t('rowKeys.copy') },
    { caps: ['?'], does: t('rowKeys.all') },
  ];
  return (
    <span className={classes.keys} aria-hidden>
      {keys.map(({ caps, does }) => (
        <span key={does} className={classes.key}>
          {caps.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          {does}
        </span>
      ))}
    </span>
  );
}
