import { Link } from '@tanstack/react-router';
import { formatInstant } from '@tapwright/i18n/format-instant';
import { type Status, StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { usePersonalSetting } from '../../../platform/person/use-personal-setting.ts';
import { useMoment } from '../../../platform/use-moment.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { isPasted, type OpenMark } from '../chart/open-marks.ts';
import classes from './open-value.module.css';

const glyphs = {
  draft: 'pending',
  proposed: 'proposed',
  scheduled: 'scheduled',
  sending: 'sending',
  refused: 'refused',
  pasted: 'pending',
  look: 'to-mend',
  wrong: 'refused',
} as const satisfies Record<OpenMark['state'], Status>;

/** Which of the values is not at Apple, in words, and the way to its change. */
function useMarkWords({ state, scheduledFor, why }: OpenMark) {
  const { t } = useTranslation('reportNotes');
  const language = useLanguage();
  const now = useMoment();
  const [zone] = usePersonalSetting(({ clockZone }) => clockZone);
  const word =
    state === 'scheduled' && scheduledFor !== null
      ? t('open.scheduledFor', { when: formatInstant(language, new Date(scheduledFor), { zone, now }) })
      : t(`open.${state}`);
  return why === undefined ? word : `${word}: ${why}`;
}

type Props = { readonly mark: OpenMark; readonly before: string; readonly after: string };

/** Longer ones show only what the value becomes; the rest stands under the pointer. */
const maxLetters = 10;

export function OpenValue({ mark, before, after }: Props) {
  const { t } = useTranslation('reportNotes');
  const words = useMarkWords(mark);
  const label = t('open.value', { state: words, before, after });
  return (
    <span className={classes.value} title={label} data-pasted={isPasted(mark) ? mark.state : undefined}>
      <MarkLink mark={mark} label={label} />
      {before !== '' && before.length + after.length <= maxLetters ? (
        <span className={classes.before}>{before}</span>
      ) : null}
      <span className={classes.arrow} aria-label={t('open.becomes')} role="img">
        →
      </span>
      <b className={mark.state === 'refused' || mark.state === 'wrong' ? classes.refused : undefined}>
        {after}
      </b>
    </span>
  );
}

type StateProps = { readonly mark: OpenMark; readonly before: string; readonly after: string | undefined };

/** In the column of the state, where the word alone tells; without one it is about something else of the row. */
export function OpenState({ mark, before, after }: StateProps) {
  const { t } = useTranslation('reportNotes');
  const words = useMarkWords(mark);
  const label = after === undefined ? words : t('open.value', { state: words, before, after });
  return (
    <Link
      to="/ad/changes"
      search={{ set: String(mark.changeSetId) }}
      tabIndex={-1}
      className={classes.link}
      title={label}
    >
      <StatusWord of={glyphs[mark.state]}>{after ?? t(`open.${mark.state}`)}</StatusWord>
    </Link>
  );
}

function MarkLink({ mark, label }: { readonly mark: OpenMark; readonly label: string }) {
  if (mark.changeSetId === undefined)
    return (
      <span role="img" aria-label={label}>
        <StatusGlyph of={glyphs[mark.state]} />
      </span>
    );
  return (
    <Link
      to="/ad/changes"
      search={{ set: String(mark.changeSetId) }}
      tabIndex={-1}
      className={classes.link}
      aria-label={label}
    >
      <StatusGlyph of={glyphs[mark.state]} />
    </Link>
  );
}
