import type { Messages } from '@tapwright/i18n/messages';

/** Where the messages of all further pages are: a long list, which the sign-in page can do without. */
export const laterFiles = import.meta.glob<Messages[keyof Messages]>(
  [
    '../../../../../packages/i18n/messages/*/*.json',
    '!../../../../../packages/i18n/messages/*/{accounts,errors,frame}.json',
    // What only the server says stays there.
    '!../../../../../packages/i18n/messages/*/{account,report}Messages.json',
  ],
  { import: 'default' },
);
