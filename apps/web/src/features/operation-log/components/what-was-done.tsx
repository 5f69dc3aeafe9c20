import type { OperationRow } from '@tapwright/contracts/operation-log';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { findGlance, prepareDifference } from '../prepare-difference.ts';
import { readDetails } from '../read-details.ts';
import { Change } from './change.tsx';
import classes from './operation-log.module.css';

/** The sentence, and as much of the difference as has room. */
export function WhatWasDone({ row, zone }: { readonly row: OperationRow; readonly zone: string }) {
  const { i18n } = useTranslation('operationLog');
  const language = useLanguage();
  const details = readDetails(row);
  const glance = details && findGlance(prepareDifference(details, { translator: i18n, language, zone }));
  return (
    <>
      <span className={classes.what}>{row.name}</span>
      {glance === undefined ? null : (
        <span className={classes.glance}>
          <Change fact={glance} />
        </span>
      )}
    </>
  );
}
