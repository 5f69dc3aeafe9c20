import { createCall } from './create-call.ts';
import { session } from '../person/session.ts';
import { currentLanguage } from '../words/translator.ts';

export const call = createCall({
  origin: '',
  findToken: () => session.get()?.token,
  language: currentLanguage,
});
