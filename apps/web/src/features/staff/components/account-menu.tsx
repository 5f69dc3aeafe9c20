import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import '@tapwright/ui/forms/action-icon.css';
import '@tapwright/ui/overlay/menu.css';
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
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon className={classes.above} aria-label={t('accounts.actions', { name })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item key={action} onClick={() => onChoose(action)}>
            {t(`accounts.${action}.action`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
