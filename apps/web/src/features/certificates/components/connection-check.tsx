import type { CertificateCheck, CheckFinding } from '@tapwright/contracts/certificate-check';
import { formatList } from '@tapwright/i18n/format-list';
import { Chip } from '@tapwright/ui/feedback/chip';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './connection-check.module.css';

type Props = {
  readonly check: CertificateCheck | undefined;
  readonly isAsking: boolean;
};

/** Each finding in plain words and, if there is something to mend, where at Apple and which word to choose. */
export function ConnectionCheck({ check, isAsking }: Props) {
  const { t } = useTranslation('certificates');
  const toMend = check?.findings.filter(({ verdict }) => verdict !== 'works').length ?? 0;
  return (
    <section className={classes.check} aria-labelledby="connection-check" aria-busy={isAsking}>
      <header className={classes.head}>
        <h2 id="connection-check" className={classes.title}>
          {t('check.title')}
        </h2>
        {check && !isAsking ? <Verdict isUsable={check.isUsable} toMend={toMend} /> : null}
      </header>
      <div role="status">
        {isAsking ? <Asking /> : null}
        {!check && !isAsking ? <p className={classes.waiting}>{t('check.waiting')}</p> : null}
        {check && !isAsking ? (
          <ul className={classes.findings}>
            {check.findings.map((finding) => (
              <Finding key={finding.subject} finding={finding} />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

function Verdict({ isUsable, toMend }: { readonly isUsable: boolean; readonly toMend: number }) {
  const { t } = useTranslation('certificates');
  if (toMend === 0) return <Chip tone="accent">{t('check.works')}</Chip>;
  return (
    <Chip tone={isUsable ? 'warn' : 'danger'} glyph={isUsable ? 'to-mend' : 'refused'}>
      {t('check.toMend', { count: toMend })}
    </Chip>
  );
}

function Asking() {
  const { t } = useTranslation('certificates');
  return (
    <>
      <p className={classes.waiting}>{t('check.asking')}</p>
      <div className={classes.bars}>
        {['62%', '48%', '56%', '40%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    </>
  );
}

const mendable = [
  'notReachable',
  'timedOut',
  'rateLimited',
  'appleFault',
  'differs',
  'off',
  'wrongIds',
  'revoked',
  'keyUnusable',
  'none',
  'lost',
  'readOnly',
  'partlyReadOnly',
  'unknown',
  'admin',
  'wide',
  'nearEnd',
  'old',
] as const;
const glyphs = { works: 'in-order', advises: 'to-mend', fails: 'refused' } as const;

function Finding({ finding }: { readonly finding: CheckFinding }) {
  const { t } = useTranslation('certificates');
  const language = useLanguage();
  const { cause, verdict, count = 0, names = [] } = finding;
  const values = { count, names: formatList(language, names) };
  const toMend = mendable.find((one) => one === cause);
  return (
    <li className={classes.finding} data-verdict={verdict}>
      <span className={classes.glyph} role="img" aria-label={t(`check.verdict.${verdict}`)}>
        <StatusGlyph of={glyphs[verdict]} />
      </span>
      <div>
        <h3 className={classes.what}>{t(`findings.${cause}.title`, values)}</h3>
        <p className={classes.text}>{t(`findings.${cause}.text`, values)}</p>
        {toMend ? <p className={classes.mend}>{t(`findings.${toMend}.mend`)}</p> : null}
      </div>
    </li>
  );
}
