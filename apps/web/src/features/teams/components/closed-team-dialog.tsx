import type { TeamView } from '@tapwright/contracts/teams';
import { Button } from '@tapwright/ui/forms/button';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { useLaterWords } from '../../../platform/words/use-later-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useLeaveTeam } from '../use-leave-team.ts';
import classes from './closed-team-dialog.module.css';

type Props = {
  readonly team: TeamView;
  readonly onSecure: () => void;
  readonly onClose: () => void;
};

const words = ['members'] as const;

/** Why a team cannot be entered, and what its member can do about it. */
export function ClosedTeamDialog(props: Props) {
  return useLaterWords(words) ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ team, onSecure, onClose }: Props) {
  const { t } = useTranslation(['teams', 'members', 'errors', 'frame']);
  const leave = useLeaveTeam(team);
  const isDisabled = team.roleUserStatus === 1;
  return (
    <Dialog
      title={isDisabled ? team.teamName : t('closed.title', { team: team.teamName })}
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      <p>{isDisabled ? t('errors:disabledInTeam') : t('closed.text')}</p>
      <div className={classes.actions}>
        {team.roleName === 'visitor' ? null : (
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              void leave();
            }}
          >
            {t('members:actions.leave')}
          </Button>
        )}
        {isDisabled ? null : (
          <Button
            variant="filled"
            data-autofocus
            onClick={() => {
              onClose();
              onSecure();
            }}
          >
            {t('closed.confirm')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
