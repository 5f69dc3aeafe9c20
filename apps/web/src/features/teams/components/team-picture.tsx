import { IconCamera } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import type { TeamView } from '@tapwright/contracts/teams';
import { pictureTypes } from '@tapwright/domain/picture-rules';
import { Initials } from '@tapwright/ui/layout/initials';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuItem } from '@tapwright/ui/overlay/menu';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useTeamPicture } from '../use-team-picture.ts';
import classes from './team-picture.module.css';

type Props = { readonly team: TeamView; readonly mayEdit: boolean; readonly children: ReactNode };

/** The picture, and what stands beside it. */
export function TeamPicture({ team, mayEdit, children }: Props) {
  const { t } = useTranslation(['members', 'uploads']);
  const input = useRef<HTMLInputElement>(null);
  const { isPending, choose, remove } = useTeamPicture(team.teamId);
  const { teamName, teamImg } = team;
  return (
    <div className={classes.row}>
      <div className={classes.picture}>
        <Initials of="team" size="large" name={teamName} picture={teamImg ?? undefined} />
        {mayEdit ? (
          <Menu
            align="start"
            trigger={
              <IconButton
                className={classes.button}
                outlined
                loading={isPending}
                aria-label={t('head.picture')}
              >
                <IconCamera size={14} />
              </IconButton>
            }
          >
            <MenuItem onClick={() => input.current?.click()}>
              {t('head.picture')}
              <span className={classes.note}>{t('head.pictureNote')}</span>
            </MenuItem>
            {teamImg === null ? null : (
              <MenuItem onClick={() => remove()}>{t('head.removePicture')}</MenuItem>
            )}
          </Menu>
        ) : null}
      </div>
      <div>{children}</div>
      {mayEdit ? (
        <input
          ref={input}
          className={classes.input}
          type="file"
          name="uploadFile"
          tabIndex={-1}
          aria-label={t('head.picture')}
          accept={pictureTypes.join()}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file can be chosen again after it was refused.
            event.target.value = '';
            if (file !== undefined) choose(file);
          }}
        />
      ) : null}
    </div>
  );
}
