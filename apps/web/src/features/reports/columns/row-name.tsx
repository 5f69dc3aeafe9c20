import { lazy, Suspense } from 'react';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '@tapwright/i18n/format-day';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { drillInto, type Target } from '../rows/drill-into.ts';
import type { ReportView } from '../question/report-view.ts';
import { type OpenMark, valueAfter } from '../chart/open-marks.ts';
import { TwoLines } from './two-lines.tsx';
import classes from '../report.module.css';

/** Only where something is on its way. */
const OpenValue = lazy(async () => ({ default: (await import('./open-value.tsx')).OpenValue }));

type Props = {
  readonly view: ReportView;
  readonly name: string;
  readonly target: Target;
  /** What it is in, where a list goes over several. */
  readonly parent?: string | undefined;
  /** A new name of it that is not at Apple. */
  readonly mark?: OpenMark | undefined;
  /** The day up to which it was read, where others are further. */
  readonly behindTo?: string | undefined;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reached by the keys of the table; a press of its own for the pointer, and for a new tab. */
export function RowName({ view, name, target, parent, mark, behindTo }: Props) {
  const { t } = useTranslation('overview');
  const language = useLanguage();
  return (
    <TwoLines under={parent}>
      {mark === undefined ? (
        <Link {...drillInto(view, target)} className={classes.name} tabIndex={-1}>
          {name}
        </Link>
      ) : (
        <Suspense fallback={name}>
          <OpenValue mark={mark} before={name} after={textOf(valueAfter(mark, 'name'))} />
        </Suspense>
      )}
      {behindTo === undefined ? null : (
        <span className={classes.behind}>
          <StatusWord of="stale">{t('behind', { day: formatShortDay(language, behindTo) })}</StatusWord>
        </span>
      )}
    </TwoLines>
  );
}
