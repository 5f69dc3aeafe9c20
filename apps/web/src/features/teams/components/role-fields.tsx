import { useTranslation } from 'react-i18next';
import { canGrant, type Role, roles } from '@tapwright/contracts/roles';
import { ChoiceList } from '@tapwright/ui/choice-list';
import classes from './role-fields.module.css';

export type InvitedRole = Exclude<Role, 'visitor'>;

const invitedRoles = roles.filter((role) => role !== 'visitor');
const scopedRoles: readonly Role[] = ['manager', 'advManager', 'campaignsReadOnly'];

/** As text, where a form holds texts. */
export function findInvitedRole(text: string): InvitedRole | undefined {
  return invitedRoles.find((role) => role === text);
}

type Props = {
  readonly ownRole: Role;
  readonly value: string;
  readonly error: string | undefined;
  readonly takesFocus?: boolean;
  readonly onChange: (role: InvitedRole) => void;
};

/** Every role with what it means, those that this person may give to be chosen, and what it reaches. */
export function RoleFields({ ownRole, value, error, takesFocus = false, onChange }: Props) {
  const { t } = useTranslation(['members', 'teams']);
  const chosen = findInvitedRole(value);
  return (
    <>
      <ChoiceList
        label={t('members.role')}
        value={chosen}
        error={error}
        takesFocus={takesFocus}
        options={invitedRoles.map((role) => ({
          value: role,
          label: t(`teams:roles.${role}`),
          note: canGrant(ownRole, role) ? t(`meanings.${role}`) : t('role.notGrantable'),
          disabled: !canGrant(ownRole, role),
        }))}
        onChange={onChange}
      />
      <dl className={classes.scope}>
        <dt className={classes.label}>{t('members.scope')}</dt>
        <dd>{t('scope.all')}</dd>
        {chosen === undefined ? null : (
          <dd className={classes.note}>
            {scopedRoles.includes(chosen) ? t('scope.later') : t('scope.always')}
          </dd>
        )}
      </dl>
    </>
  );
}
