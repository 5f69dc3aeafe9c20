/** What a keyboard and a browser should offer where an address is typed. */
export const contactInput = {
  mobile: { inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 },
  email: {
    inputMode: 'email',
    autoComplete: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: 254,
  },
} as const;
