import type { Menu } from '@base-ui/react/menu';
import { createContext } from 'react';

type PartName = 'Item' | 'CheckboxItem' | 'RadioGroup' | 'RadioItem' | 'GroupLabel' | 'Separator';

/** The library's parts of a menu, which come with the open menu: what only stands ready to open stays light. */
export const MenuLibrary = createContext<Pick<typeof Menu, PartName> | null>(null);
