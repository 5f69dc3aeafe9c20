import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import { useState } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { canGrant, capabilities, type Grant, grantsOf, type Role, roles } from '@tapwright/contracts/roles';
import { Picker } from '@tapwright/ui/forms/picker';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './permissions-table.module.css';

const grantedRoles = roles.filter((role) => role !== 'visitor');

/** Drawn from the very table that decides. Where there is no room for all roles, one at a time, first one's own. */
export function PermissionsTable({ ownRole }: { readonly ownRole: Role }) {
  const { t } = useTranslation(['members', 'teams']);
  const isNarrow = useMediaQuery('(max-width: 991px)');
  const [picked, pick] = useState<Role>();
  const shown = isNarrow ? [picked ?? ownRole] : roles;
  const cells = (grantOf: (role: Role) => Grant) =>
    shown.map((role) => (
      <td key={role} data-own={role === ownRole}>
        <GrantSign grant={grantOf(role)} />
      </td>
    ));
  return (
    <>
      <div className={classes.lead}>
        <p>{t('permissions.lead')}</p>
        {isNarrow ? <RolePicker role={picked ?? ownRole} onPick={pick} /> : null}
      </div>
      <table className={classes.table} aria-label={t('permissions.title')}>
        <thead>
          <tr>
            <th scope="col">{t('permissions.what')}</th>
            {shown.map((role) => (
              <th key={role} scope="col" data-own={role === ownRole}>
                {t(`teams:roles.${role}`)}
                {role === ownRole ? <span className={classes.own}>{t('permissions.yours')}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {capabilities.map((capability) => (
            <tr key={capability}>
              <th scope="row">{t(`capabilities.${capability}`)}</th>
              {cells((role) => grantsOf(capability)[role])}
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={shown.length + 1} className={classes.group}>
              {t('permissions.grants')}
            </th>
          </tr>
          {grantedRoles.map((granted) => (
            <tr key={granted}>
              <th scope="row">{t(`teams:roles.${granted}`)}</th>
              {cells((role) => (canGrant(role, granted) ? grantsOf('member.manage')[role] : 'no'))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.foot}>{t('permissions.log')}</p>
    </>
  );
}

function RolePicker({ role, onPick }: { readonly role: Role; readonly onPick: (role: Role) => void }) {
  const { t } = useTranslation(['members', 'teams']);
  return (
    <Picker
      label={t('permissions.roleShown')}
      value={role}
      options={roles.map((one) => ({ value: one, label: t(`teams:roles.${one}`) }))}
      onChange={onPick}
    />
  );
}

function GrantSign({ grant }: { readonly grant: Grant }) {
  const { t } = useTranslation('members');
  if (grant === 'scope') return t('permissions.scope');
  return (
    <>
      {grant === 'all' ? <IconCheck size={16} className={classes.yes} /> : <span className={classes.no} />}
      <span className="tw-visually-hidden">
        {grant === 'all' ? t('permissions.all') : t('permissions.no')}
      </span>
    </>
  );
}
