export const appearances = [
  { appearance: 'light', name: 'frame:appearance.light' },
  { appearance: 'dark', name: 'frame:appearance.dark' },
  { appearance: 'auto', name: 'frame:appearance.auto' },
] as const;
