import { canGrant, type InvitedRole, invitedRoles, scopeKindOf } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Scope } from '../scope-text.ts';
import classes from './role-fields.module.css';
import { ScopeField } from './scope-field.tsx';

/** As text, where a form holds texts. */
export function findInvitedRole(text: string): InvitedRole | undefined {
  return invitedRoles.find((role) => role === text);
}

type Props = {
  readonly team: TeamView;
  readonly value: string;
  readonly error: string | undefined;
  readonly takesFocus?: boolean;
  readonly onChange: (role: InvitedRole) => void;
  readonly scope: Scope;
  readonly scopeError: string | undefined;
  readonly onScope: (scope: Scope) => void;
};

/** Every role with what it means, those that this person may give to be chosen, and what it reaches. */
export function RoleFields({ team, value, error, takesFocus = false, onChange, ...ofScope }: Props) {
  const { t } = useTranslation(['members', 'teams']);
  const { roleName: ownRole } = team;
  return (
    <>
      <ChoiceList
        label={t('members.role')}
        value={findInvitedRole(value)}
        error={error}
        takesFocus={takesFocus}
        options={invitedRoles.map((role) => ({
          value: role,
          label: t(`teams:roles.${role}`),
          note: canGrant(ownRole, role) ? t(`teams:meanings.${role}`) : t('role.notGrantable'),
          disabled: !canGrant(ownRole, role),
        }))}
        onChange={onChange}
      />
      <ScopeOf team={team} value={value} {...ofScope} />
    </>
  );
}

type OfScope = Pick<Props, 'team' | 'value' | 'scope' | 'scopeError' | 'onScope'>;

function ScopeOf({ team: { teamId, scope: own }, value, scope, scopeError, onScope }: OfScope) {
  const { t } = useTranslation('members');
  const kind = scopeKindOf(value);
  if (kind === undefined)
    return (
      <dl className={classes.scope}>
        <dt className={classes.label}>{t('members.scope')}</dt>
        <dd>{t('scope.all')}</dd>
        <dd className={classes.note}>{t('scope.always')}</dd>
      </dl>
    );
  return (
    <ScopeField
      key={kind}
      teamId={teamId}
      kind={kind}
      value={scope}
      mayGiveAll={own.length === 0}
      error={scopeError}
      onChange={onScope}
    />
  );
}
