import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { RefCallback } from 'react';
import { MenuLibrary } from './menu-library.ts';
import classes from './menu.module.css';
import type { MenuProps } from './menu-props.ts';
import popup from './popup.module.css';

/** One by one: the parts of a menu that nobody uses are left out of the build. */
const library = {
  Item: BaseMenu.Item,
  CheckboxItem: BaseMenu.CheckboxItem,
  RadioGroup: BaseMenu.RadioGroup,
  RadioItem: BaseMenu.RadioItem,
  GroupLabel: BaseMenu.GroupLabel,
  Separator: BaseMenu.Separator,
};

type Props = MenuProps & { readonly defaultOpen: boolean; readonly focus: RefCallback<HTMLElement> };

export function LoadedMenu(props: Props) {
  const { trigger, align = 'end', width, className, defaultOpen, focus, children } = props;
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger ref={focus} render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className={popup.place} align={align} sideOffset={4}>
          <BaseMenu.Popup className={`${popup.popup} ${classes.menu} ${className ?? ''}`} style={{ width }}>
            <MenuLibrary value={library}>{children}</MenuLibrary>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
