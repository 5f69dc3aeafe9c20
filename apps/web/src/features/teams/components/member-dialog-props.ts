import type { MemberView } from '@tapwright/contracts/members';
import type { TeamView } from '@tapwright/contracts/teams';

export type MemberDialogProps = {
  readonly team: TeamView;
  /** As they were when the dialog was opened, and as they are now; undefined once they are out of the team. */
  readonly seen: MemberView;
  readonly member: MemberView | undefined;
  readonly onClose: () => void;
};
