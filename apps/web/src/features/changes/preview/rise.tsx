import { useLanguage } from '../../../platform/words/use-language.ts';
import { writeRise } from '../describe-change.ts';
import { isAmountField } from '../settings/read-settings.ts';
import classes from './preview.module.css';

type Props = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** In per cent, for amounts that stood before. */
export function Rise({ field, before, after }: Props) {
  const language = useLanguage();
  const [from, to] = [Number(before), Number(after)];
  if (!isAmountField(field) || !(from > 0) || !(to > 0) || from === to) return null;
  return <span className={classes.rise}>{writeRise(language, ((to - from) / from) * 100)}</span>;
}
