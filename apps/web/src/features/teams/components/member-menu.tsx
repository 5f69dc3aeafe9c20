import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { MemberView } from '@tapwright/contracts/members';
import type { TeamView } from '@tapwright/contracts/teams';
import '@tapwright/ui/forms/action-icon.css';
import '@tapwright/ui/overlay/menu.css';
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
    <Menu position="bottom-end" width={288} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('members.menu', { who: member.nickName })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {because === undefined ? null : <Menu.Label>{t(`kept.${because}`)}</Menu.Label>}
        {actions.map((action) => (
          <Menu.Item
            key={action}
            disabled={because !== undefined}
            {...(grave.includes(action) && because === undefined ? { 'data-danger': true } : {})}
            onClick={() => onAction(action)}
          >
            {t(`actions.${action}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
