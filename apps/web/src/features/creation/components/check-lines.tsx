import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { pathOf, type StepName } from '../steps.ts';
import type { Creation } from '../use-creation.ts';
import type { Start } from '../use-start.ts';
import classes from './creation.module.css';
import own from './start-step.module.css';

const glyphs = { stops: 'refused', know: 'to-mend', fine: 'in-order', asking: 'sending' } as const;

/** Each is a finding, and where it is mended as a press. */
export function CheckLines({ start }: { readonly creation: Creation; readonly start: Start }) {
  const { t } = useTranslation('creation');
  const { checks, checkAgain, isChecking } = start;
  const stops = checks.filter(({ verdict }) => verdict === 'stops').length;
  const know = checks.filter(({ verdict }) => verdict === 'know').length;
  return (
    <section className={classes.section}>
      <div className={classes.heading}>
        <h2 className={classes.row}>
          {t('put.checks')}
          {stops > 0 ? <StatusWord of="refused">{t('put.stops', { count: stops })}</StatusWord> : null}
          {know > 0 ? <StatusWord of="to-mend">{t('put.toKnow', { count: know })}</StatusWord> : null}
        </h2>
        <Button size="xs" variant="subtle" loading={isChecking} onClick={checkAgain}>
          {t('put.again')}
        </Button>
      </div>
      <ul className={own.checks}>
        {checks.map(({ name, verdict, details, step }) => (
          <li key={name} className={own.check}>
            <StatusGlyph of={glyphs[verdict]} />
            <span className={own.finding}>
              {t(`put.check.${name}.${verdict === 'stops' || verdict === 'know' ? 'bad' : 'good'}`)}
              {details === '' ? null : <small>{details}</small>}
            </span>
            {step === undefined || verdict === 'fine' || verdict === 'asking' ? null : <ToStep step={step} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ToStep({ step }: { readonly step: StepName }) {
  const { t } = useTranslation('creation');
  return (
    <Link
      className="tw-link"
      to={pathOf(step)}
      search={(old) => ({ ...old, part: step === 'keywords' ? step : undefined })}
    >
      {t('put.mend')}
    </Link>
  );
}
