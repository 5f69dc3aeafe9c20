import {
  IconAdjustments,
  IconDots,
  IconHelpCircle,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuDivider, MenuItem } from '@tapwright/ui/overlay/menu';
import type { AdObject } from '../change.ts';
import { rowActions } from '../row-actions.ts';

type Props = { readonly object: AdObject; readonly mayEdit: boolean };

/** What can be done with one object; whoever only reads learns why it is not serving, and changes nothing. */
export function RowMenu({ object, mayEdit }: Props) {
  const { t } = useTranslation('adWords');
  const { open, remove } = rowActions;
  const { status, kind } = object;
  const canEdit = mayEdit && status !== 'removed';
  const hasServing = kind !== 'negativeKeyword';
  if (!canEdit && !hasServing) return null;
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="small" aria-label={t('actions.menu', { name: object.name })} tabIndex={-1}>
          <IconDots size={16} />
        </IconButton>
      }
    >
      {canEdit ? <EditItems object={object} /> : null}
      {hasServing ? (
        <MenuItem icon={<IconHelpCircle size={16} />} onClick={() => open(object, 'serving')}>
          {t('actions.serving')}
        </MenuItem>
      ) : null}
      {canEdit ? (
        <>
          <MenuDivider />
          <MenuItem tone="danger" icon={<IconTrash size={16} />} onClick={() => remove(object)}>
            {t('actions.remove')}
          </MenuItem>
        </>
      ) : null}
    </Menu>
  );
}

function EditItems({ object }: Pick<Props, 'object'>) {
  const { t } = useTranslation('adWords');
  const { open, pause, activate } = rowActions;
  return (
    <>
      <MenuItem icon={<IconAdjustments size={16} />} onClick={() => open(object, 'settings')}>
        {t('actions.settings')}
      </MenuItem>
      {object.status === 'running' ? (
        <MenuItem icon={<IconPlayerPause size={16} />} onClick={() => pause(object)}>
          {t('actions.pause')}
        </MenuItem>
      ) : (
        <MenuItem icon={<IconPlayerPlay size={16} />} onClick={() => activate(object)}>
          {t('actions.activate')}
        </MenuItem>
      )}
    </>
  );
}
