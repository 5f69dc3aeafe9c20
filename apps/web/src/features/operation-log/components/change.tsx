import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ShownFact } from '../prepare-difference.ts';
import classes from './change.module.css';

/** Before → after, or what there is where nothing was before. */
export function Change({ fact: { before, text } }: { readonly fact: ShownFact }) {
  const { t } = useTranslation('operationLog');
  if (before === undefined) return text;
  return (
    <>
      <span className={classes.before}>{before}</span>
      <IconArrowRight size={14} className={classes.arrow} />
      <span className="tw-visually-hidden">{t('details.becomes')}</span>
      {text}
    </>
  );
}
