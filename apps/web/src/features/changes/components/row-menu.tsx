import { IconAdjustments, IconDots, IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuDivider, MenuItem } from '@tapwright/ui/overlay/menu';
import type { AdObject } from '../change.ts';
import { useRowActions } from '../use-row-actions.ts';

type Props = { readonly object: AdObject; readonly mayEdit: boolean };

/** What can be done with one object; nothing for whoever only reads. */
export function RowMenu({ object, mayEdit }: Props) {
  const { t } = useTranslation('changes');
  const { open, pause, activate, remove } = useRowActions();
  const { status } = object;
  if (!mayEdit || status === 'removed') return null;
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="small" aria-label={t('actions.menu', { name: object.name })} tabIndex={-1}>
          <IconDots size={16} />
        </IconButton>
      }
    >
      <MenuItem icon={<IconAdjustments size={16} />} onClick={() => open(object, 'settings')}>
        {t('actions.settings')}
      </MenuItem>
      {status === 'running' ? (
        <MenuItem icon={<IconPlayerPause size={16} />} onClick={() => void pause(object)}>
          {t('actions.pause')}
        </MenuItem>
      ) : (
        <MenuItem icon={<IconPlayerPlay size={16} />} onClick={() => void activate(object)}>
          {t('actions.activate')}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem tone="danger" icon={<IconTrash size={16} />} onClick={() => remove(object)}>
        {t('actions.remove')}
      </MenuItem>
    </Menu>
  );
}
