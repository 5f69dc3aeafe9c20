import { createCall } from './create-call.ts';
import { session } from './session.ts';
import { currentLanguage } from './translator.ts';

export const call = createCall({
  origin: '',
  findToken: () => session.get()?.token,
  language: currentLanguage,
});
