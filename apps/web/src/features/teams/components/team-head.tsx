import { IconDots } from '@tabler/icons-react';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { Menu, MenuItem } from '@tapwright/ui/overlay/menu';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useRequireFactor } from '../use-require-factor.ts';
import { TeamPicture } from './team-picture.tsx';
import classes from './team-head.module.css';

export type TeamAction = 'rename' | 'transfer' | 'leave' | 'dissolve';

type Props = { readonly team: TeamView; readonly onAction: (action: TeamAction) => void };

/** What the team is, what the person is in it, and what they may do with the whole of it. */
export function TeamHead({ team, onAction }: Props) {
  const { t } = useTranslation(['members', 'teams']);
  const { teamName, currencyType, roleName, requiresSecondFactor } = team;
  const mayEdit = can(roleName, 'team.edit');
  return (
    <section className={classes.head} aria-label={t('head.label')}>
      <TeamPicture team={team} mayEdit={mayEdit}>
        <h2 className={classes.name}>{teamName}</h2>
        <p className={classes.facts}>
          {t('head.facts', { currency: currencyType, role: t(`teams:roles.${roleName}`) })}
          {requiresSecondFactor ? ` · ${t('head.factor')}` : null}
        </p>
      </TeamPicture>
      <div className={classes.actions}>
        {mayEdit ? <Button onClick={() => onAction('rename')}>{t('head.rename')}</Button> : null}
        <TeamMenu team={team} onAction={onAction} />
      </div>
    </section>
  );
}

function TeamMenu({ team, onAction }: Props) {
  const { t } = useTranslation('members');
  const requireFactor = useRequireFactor(team);
  const { roleName } = team;
  const isOwner = roleName === 'visitor';
  if (!isOwner)
    return (
      <Button variant="danger" onClick={() => onAction('leave')}>
        {t('actions.leave')}
      </Button>
    );
  return (
    <Menu
      width={288}
      trigger={
        <Button aria-label={t('head.more')}>
          <IconDots size={16} />
        </Button>
      }
    >
      {can(roleName, 'team.secure') ? (
        <MenuItem onClick={() => void requireFactor()}>
          {team.requiresSecondFactor ? t('actions.stopFactor') : t('actions.requireFactor')}
        </MenuItem>
      ) : null}
      {can(roleName, 'team.transfer') ? (
        <MenuItem onClick={() => onAction('transfer')}>{t('actions.transfer')}</MenuItem>
      ) : null}
      <MenuItem disabled>
        {t('actions.leave')}
        <span className={classes.why}>{t('leave.ownerFirst')}</span>
      </MenuItem>
      {can(roleName, 'team.dissolve') ? (
        <MenuItem tone="danger" onClick={() => onAction('dissolve')}>
          {t('actions.dissolve')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
