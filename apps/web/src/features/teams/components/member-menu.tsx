import { IconDots } from '@tabler/icons-react';
import type { MemberView } from '@tapwright/contracts/members';
import type { TeamView } from '@tapwright/contracts/teams';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuItem, MenuNote } from '@tapwright/ui/overlay/menu';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { listMemberActions, type MemberAction } from '../list-member-actions.ts';

type Props = {
  readonly team: TeamView;
  readonly member: MemberView;
  readonly isOwn: boolean;
  readonly onAction: (action: MemberAction) => void;
};

const grave: readonly MemberAction[] = ['disable', 'remove', 'leave'];

/** What this person may do with that member; where there is nothing at all, no button either. */
export function MemberMenu({ team, member, isOwn, onAction }: Props) {
  const { t } = useTranslation('members');
  const { actions, because } = listMemberActions(team, member, isOwn);
  if (actions.length === 0) return null;
  return (
    <Menu
      width={288}
      trigger={
        <IconButton aria-label={t('members.menu', { who: member.nickName })}>
          <IconDots size={16} />
        </IconButton>
      }
    >
      {because === undefined ? null : <MenuNote>{t(`kept.${because}`)}</MenuNote>}
      {actions.map((action) => (
        <MenuItem
          key={action}
          disabled={because !== undefined}
          tone={grave.includes(action) && because === undefined ? 'danger' : undefined}
          onClick={() => onAction(action)}
        >
          {t(`actions.${action}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
