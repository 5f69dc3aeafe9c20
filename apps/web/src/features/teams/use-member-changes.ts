import type { MemberView } from '@tapwright/contracts/members';
import type { TeamView } from '@tapwright/contracts/teams';
import { ask } from '../../platform/forms/questions.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { removeMember, setMemberStatus } from './api/change-members.ts';
import { useTeamChange } from './use-team-change.ts';

type OfMember = { member: MemberView };

/** Each that takes something from somebody is asked first, with what will happen. */
export function useMemberChanges({ teamId, teamName: team }: TeamView) {
  const { t } = useTranslation(['members', 'frame']);
  const status = useTeamChange(
    ({ member: { userId, revision }, roleUserStatus }: OfMember & { roleUserStatus: 0 | 1 }) =>
      setMemberStatus({ teamId, userId, revision, roleUserStatus }),
    {
      done: ({ member: { nickName: who }, roleUserStatus }) =>
        roleUserStatus === 1 ? t('disable.done', { who }) : t('enable.done', { who }),
    },
  );
  const removal = useTeamChange(({ member: { userId } }: OfMember) => removeMember({ teamId, userId }), {
    done: ({ member: { nickName: who } }) => t('remove.done', { who }),
  });
  const askFirst = (about: 'disable' | 'remove', { nickName: who }: MemberView) =>
    ask({
      title: t(`ask.${about}.title`, { who, team }),
      text: t(`ask.${about}.text`, { who }),
      confirm: t(`ask.${about}.confirm`),
      cancel: t('frame:cancel'),
    });
  return {
    setStatus: (member: MemberView, roleUserStatus: 0 | 1) => status.run({ member, roleUserStatus }),
    askDisable: async (member: MemberView) => {
      if (await askFirst('disable', member)) status.run({ member, roleUserStatus: 1 });
    },
    askRemove: async (member: MemberView) => {
      if (await askFirst('remove', member)) removal.run({ member });
    },
  };
}
