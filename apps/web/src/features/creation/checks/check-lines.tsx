import { Link } from '@tanstack/react-router';
import { can } from '@tapwright/contracts/roles';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Check } from './list-checks.ts';
import { pathOf, type StepName } from '../steps/steps.ts';
import type { Creation } from '../use-creation.ts';
import type { Start } from '../use-start.ts';
import { FreeNames } from '../structure/free-names.tsx';
import classes from '../components/creation.module.css';
import own from '../steps/start-step.module.css';

const glyphs = { stops: 'refused', know: 'to-mend', fine: 'in-order', asking: 'sending' } as const;

type Props = { readonly creation: Creation; readonly start: Start; readonly role: string };

/** Each is a finding, and where it is mended as a press. */
export function CheckLines({ creation, start, role }: Props) {
  const { t } = useTranslation('creation');
  const { checks, checkAgain, isChecking, taken } = start;
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
        {checks.map(({ name, verdict, details, step, at }) => (
          <li key={name} className={own.check}>
            <StatusGlyph of={glyphs[verdict]} />
            <span className={own.finding}>
              <Finding name={name} verdict={verdict} />
              {details === '' ? null : <small>{details}</small>}
              {name === 'server' && verdict === 'stops' ? (
                <FreeNames creation={creation} places={taken} />
              ) : null}
            </span>
            {verdict === 'fine' || verdict === 'asking' ? null : <Mend step={step} at={at} role={role} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What Apple has not said, or says of a part alone, has words of its own. */
function Finding({ name, verdict }: Pick<Check, 'name' | 'verdict'>) {
  const { t } = useTranslation('creation');
  if (verdict === 'know' && isUnsure(name)) return t(`put.check.${name}.know`);
  return t(`put.check.${name}.${verdict === 'stops' || verdict === 'know' ? 'bad' : 'good'}`);
}

const unsure = ['budgetOrder', 'eligible', 'payment', 'review'] as const;
const isUnsure = (name: Check['name']): name is (typeof unsure)[number] =>
  (unsure as readonly string[]).includes(name);

const appleConsole = 'https://app.ads.apple.com/';

type MendProps = {
  readonly step: Check['step'] | undefined;
  readonly at: Check['at'] | undefined;
  readonly role: string;
};

function Mend({ step, at, role }: MendProps) {
  const { t } = useTranslation('creation');
  if (at === 'apple')
    return (
      <a className="tw-link" href={appleConsole} target="_blank" rel="noreferrer">
        {t('put.atApple')}
      </a>
    );
  // To others than the owner the page is closed; who mends it is said above the steps.
  if (at === 'certificates' && !can(role, 'certificate.manage')) return null;
  if (at === 'certificates')
    return (
      <Link className="tw-link" to="/user/zs_manager" search={({ team }) => ({ team })}>
        {t('put.toCertificates')}
      </Link>
    );
  return step === undefined ? null : <ToStep step={step} />;
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
