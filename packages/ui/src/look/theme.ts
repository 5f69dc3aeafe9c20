import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

const accent: MantineColorsTuple = [
  '#e7f4f1',
  '#cfe8e2',
  '#b4dcd3',
  '#7dc4b5',
  '#46b5a3',
  '#2b9c8b',
  '#1f8374',
  '#14695c',
  '#115f53',
  '#0d463d',
];

const gray: MantineColorsTuple = [
  '#f6f8f8',
  '#f2f5f5',
  '#e4e8e8',
  '#dde2e2',
  '#d1d7d7',
  '#9aa1a1',
  '#626969',
  '#4a5050',
  '#2b3131',
  '#161b1b',
];

const dark: MantineColorsTuple = [
  '#e7ebeb',
  '#aab1b1',
  '#8c9494',
  '#6d7575',
  '#384040',
  '#252b2b',
  '#1d2323',
  '#131818',
  '#0e1212',
  '#0a0d0d',
];

const openInMotion = { transition: 'fade', duration: 120 } as const;

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 4 },
  colors: { accent, gray, dark },
  black: '#161b1b',
  autoContrast: true,
  defaultRadius: 8,
  cursorType: 'default',
  respectReducedMotion: true,
  activeClassName: '',
  fontFamily: 'var(--tw-sans)',
  fontFamilyMonospace: 'var(--tw-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '12px' },
  components: {
    Button: { defaultProps: { variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'subtle' } },
    Menu: { defaultProps: { shadow: 'md', offset: 4, transitionProps: openInMotion } },
    Popover: { defaultProps: { shadow: 'md', offset: 4, transitionProps: openInMotion } },
    Tooltip: { defaultProps: { openDelay: 400, offset: 6, transitionProps: openInMotion } },
    Modal: { defaultProps: { centered: true, transitionProps: openInMotion, lockScroll: false } },
    Drawer: { defaultProps: { transitionProps: { duration: 120 }, lockScroll: false } },
  },
});
