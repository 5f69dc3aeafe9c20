import { statusRemedies } from '@tapwright/contracts/status-reasons';
import { formatList } from '@tapwright/i18n/format-list';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { AdObject } from '../change.ts';
import { findAct, findDisplay, prepareServing, type ServingFinding } from './prepare-serving.ts';
import type { AdDetails } from './read-settings.ts';
import { rowActions } from '../bulk/row-actions.ts';
import classes from './serving.module.css';

type Props = {
  readonly object: AdObject;
  readonly details: AdDetails;
  /** Undefined for whoever may not change it. */
  readonly onSettings: (() => void) | undefined;
};

/** From the outside in: what is in order, what stops everything, what stops a part; each with what to do about it. */
export function ServingReport({ object, details, onSettings }: Props) {
  const { t } = useTranslation(['serving', 'changes']);
  const language = useLanguage();
  const findings = prepareServing(details);
  const own = details.serving.findLast(({ kind }) => kind === details.kind) ?? details.serving.at(-1);
  const display = findDisplay(own?.displayStatus ?? null);
  const codes = details.serving.flatMap(({ displayStatus, reasons, limits }) => [
    ...(displayStatus === null ? [] : [displayStatus]),
    ...reasons,
    ...limits,
  ]);
  return (
    <>
      <section className={classes.summary}>
        <h3 className={classes.title}>{display ? t(`display.${display}`) : (own?.displayStatus ?? '–')}</h3>
        <p>{t(summaryOf(findings, display))}</p>
      </section>
      {details.serving.map(({ kind, name }, place) => (
        <Level
          key={`${kind} ${name}`}
          title={t(`changes:kinds.${kind}`)}
          name={name}
          findings={findings.filter((one) => one.place === place)}
          object={object}
          onSettings={onSettings}
        />
      ))}
      <footer className={classes.foot}>
        <span>{t('asRead')}</span>
        <details>
          <summary>{t('codes')}</summary>
          <code className={classes.codes}>{formatList(language, [...new Set(codes)])}</code>
        </details>
      </footer>
    </>
  );
}

function summaryOf(findings: readonly ServingFinding[], display: ReturnType<typeof findDisplay>) {
  if (display === undefined && findings.length === 0) return 'unknown';
  if (findings.some(({ stops }) => stops === 'all')) return 'held';
  if (findings.length > 0) return 'partly';
  return display === 'RUNNING' ? 'fine' : 'held';
}

type LevelProps = Pick<Props, 'object' | 'onSettings'> & {
  readonly title: string;
  readonly name: string;
  readonly findings: readonly ServingFinding[];
};

function Level({ title, name, findings, object, onSettings }: LevelProps) {
  const { t } = useTranslation('serving');
  return (
    <section className={classes.level}>
      <h4 className={classes.levelTitle}>
        {title} <span className={classes.name}>{name}</span>
      </h4>
      {findings.length === 0 ? (
        <p className={classes.finding}>
          <StatusGlyph of="in-order" size={14} />
          <span>{t('inOrder')}</span>
        </p>
      ) : null}
      {findings.map((finding) => (
        <Finding key={finding.code} finding={finding} object={object} onSettings={onSettings} />
      ))}
    </section>
  );
}

type FindingProps = Pick<Props, 'object' | 'onSettings'> & { readonly finding: ServingFinding };

function Finding({ finding, object, onSettings }: FindingProps) {
  const { t } = useTranslation('serving');
  const { code, reason, stops } = finding;
  const act = onSettings === undefined ? undefined : findAct(finding, object.kind);
  return (
    <div className={classes.finding}>
      <StatusGlyph of={stops === 'all' ? 'refused' : 'to-mend'} size={14} />
      <div>
        <p className={classes.what}>
          {reason === undefined ? t('unknownReason', { code }) : t(`reasons.${reason}`)}
        </p>
        {reason === undefined ? null : <p>{t(`remedies.${statusRemedies[reason]}`)}</p>}
        {act === 'activate' ? (
          <Button size="xs" variant="filled" onClick={() => rowActions.activate(object)}>
            {t('act.activate')}
          </Button>
        ) : null}
        {act === 'settings' ? (
          <Button size="xs" onClick={onSettings}>
            {t('act.settings')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
