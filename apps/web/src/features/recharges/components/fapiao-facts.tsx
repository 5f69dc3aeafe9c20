import type { Fapiao } from '@tapwright/contracts/fapiao';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useWriteRmb } from '../use-fapiao-columns.tsx';
import classes from './recharges.module.css';

type Props = {
  readonly fapiao: Fapiao;
  /** What only staff see. */
  readonly more?: readonly (readonly [label: string, value: string | null])[];
};

/** All that the row has no room for. */
export function FapiaoFacts({ fapiao, more = [] }: Props) {
  const { t } = useTranslation('recharges');
  const writeRmb = useWriteRmb();
  const facts = [
    [t('fapiao.kind'), t(`fapiao.kinds.${fapiao.kind}`)],
    [t('fapiao.taxNumber'), fapiao.taxNumber],
    [t('fapiao.note'), fapiao.note === '' ? null : fapiao.note],
    [t('fapiao.facts.askedBy'), fapiao.reverses === null ? fapiao.askedBy : null],
    [t('fapiao.columns.number'), fapiao.number],
    [t('fapiao.facts.reverses'), fapiao.reverses],
    [t('fapiao.facts.reversed'), fapiao.reversed === 0 ? null : writeRmb(fapiao.reversed)],
    [t('fapiao.facts.reason'), fapiao.reason],
    ...more,
  ] as const;
  return (
    <dl className={classes.details}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
