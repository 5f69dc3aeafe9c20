import { IconDots } from '@tabler/icons-react';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuItem } from '@tapwright/ui/overlay/menu';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { AccountAction } from '../list-actions.ts';
import classes from './accounts-desk.module.css';

type Props = {
  readonly name: string;
  readonly actions: readonly AccountAction[];
  readonly onChoose: (action: AccountAction) => void;
};

export function AccountMenu({ name, actions, onChoose }: Props) {
  const { t } = useTranslation('staff');
  if (actions.length === 0) return null;
  return (
    <Menu
      trigger={
        <IconButton className={classes.above} aria-label={t('accounts.actions', { name })}>
          <IconDots size={16} />
        </IconButton>
      }
    >
      {actions.map((action) => (
        <MenuItem key={action} onClick={() => onChoose(action)}>
          {t(`accounts.${action}.action`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
