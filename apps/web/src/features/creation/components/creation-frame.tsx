import { IconArrowLeft, IconDeviceFloppy } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { formatTime } from '@tapwright/i18n/format-instant';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { PageHead } from '@tapwright/ui/layout/page-head';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { OpenCreation } from '../open-creation.ts';
import { type StepName, stepBeside } from '../steps/steps.ts';
import { useStepName } from '../steps/use-step-name.ts';
import type { Creation } from '../use-creation.ts';
import { CreationSteps } from '../steps/creation-steps.tsx';
import classes from './creation.module.css';

const CreationSummary = lazy(async () => ({
  default: (await import('./creation-summary.tsx')).CreationSummary,
}));
const BeforeStep = lazy(async () => ({ default: (await import('../steps/before-step.tsx')).BeforeStep }));

type Props = {
  readonly creation: Creation;
  readonly step: StepName;
  readonly role: string;
  readonly goTo: (step: StepName) => void;
  readonly next: ReactNode;
  /** In the foot, before what goes on. */
  readonly note?: ReactNode;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** Steps, form, summary and foot: only what is in the middle differs from step to step. */
export function CreationFrame(props: Props) {
  const { creation, step, role, goTo, onNext, onLeave, children } = props;
  const { t } = useTranslation(['creation', 'adWords']);
  const { group } = creation;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+Enter goes on from every field, also from one of many lines
    <form
      className={classes.create}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onNext();
      }}
    >
      <PageHead
        title={t('title')}
        actions={
          <>
            <Kept open={creation.open} />
            <Button variant="subtle" onClick={onLeave}>
              {t('leave')}
            </Button>
          </>
        }
      >
        {group === undefined ? null : (
          <span className={classes.mode}>{t(`adWords:modes.${group.deliveryMode}`)}</span>
        )}
      </PageHead>
      <div className={classes.columns} data-step={step}>
        <div className={classes.way}>
          <CreationSteps creation={creation} step={step} />
        </div>
        <div className={classes.form}>
          <Suspense>
            <BeforeStep creation={creation} step={step} role={role} goTo={goTo} />
          </Suspense>
          {children}
        </div>
        {step === 'type' ? null : (
          <Suspense fallback={<aside className={classes.rail} />}>
            <CreationSummary creation={creation} />
          </Suspense>
        )}
      </div>
      <Foot {...props} />
    </form>
  );
}

function Foot({ creation, step, goTo, next, note }: Props) {
  const { t } = useTranslation('creation');
  const nameStep = useStepName(creation.form.way);
  const previous = stepBeside(creation.form.way, step, -1);
  const count = creation.countOf(step);
  return (
    <footer className={classes.foot}>
      {previous === undefined ? null : (
        <Button icon={<IconArrowLeft size={16} />} onClick={() => goTo(previous)}>
          {nameStep(previous)}
        </Button>
      )}
      <span className={classes.footNote} aria-live="polite">
        {count > 0 ? (
          <span className={classes.toMend}>
            <StatusGlyph of="refused" />
            {t('toMend', { count })}
          </span>
        ) : (
          note
        )}
      </span>
      {next}
    </footer>
  );
}

function Kept({ open: { saving, changedAt } }: { readonly open: OpenCreation }) {
  const { t, i18n } = useTranslation('creation');
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const time = changedAt === undefined ? '' : formatTime('en', new Date(changedAt), zone);
  const isLost = saving === 'failed' || saving === 'elsewhere';
  return (
    <span
      className={classes.kept}
      role={isLost ? 'alert' : undefined}
      data-lost={isLost || undefined}
      lang={i18n.language}
    >
      {isLost ? <StatusGlyph of="to-mend" /> : <IconDeviceFloppy size={14} />}
      {t(`saving.${saving}`, { time })}
    </span>
  );
}
