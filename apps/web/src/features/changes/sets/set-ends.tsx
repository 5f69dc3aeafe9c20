import type { ChangeEnd } from '@tapwright/contracts/change-ends';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { can } from '@tapwright/contracts/roles';
import type { TeamView } from '@tapwright/contracts/teams';
import { approvalReasons } from '@tapwright/domain/judge-approval';
import { formatCount } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { hasEnded } from './may-act.ts';
import { glyphOfEdit } from './set-glyph.ts';
import { findEndReason, useSayEnd } from './use-say-end.ts';
import { FinishButton } from './finish-button.tsx';
import classes from './set-trail.module.css';

type Props = {
  readonly team: TeamView;
  readonly set: ChangeSetView;
  readonly ends: readonly ChangeEnd[];
  /** Which of them are shown alone below. */
  readonly shown: string | undefined;
  readonly onShow: (end: string | undefined) => void;
};

/** What can be done about it lies elsewhere, or nothing can. */
const final: ReadonlySet<string> = new Set([
  'removed',
  'takenOut',
  'detached',
  'duplicateKeyword',
  'nameTaken',
]);

const nameEnd = ({ state, refusal }: Pick<ChangeEnd, 'state' | 'refusal'>) =>
  `${state} ${refusal ?? ''}`.trim();

/** What did not go live, by its reason: how many, what to do about it, and that again. */
export function SetEnds({ team, set, ends, shown, onShow }: Props) {
  const { t } = useTranslation('changeSet');
  const language = useLanguage();
  const sayEnd = useSayEnd();
  if (ends.length === 0) return null;
  const mayRepeat = hasEnded(set) && can(team.roleName, 'campaign.edit');
  return (
    <ul className={classes.ends} aria-label={t('ends.title')}>
      {ends.map((end) => {
        const name = nameEnd(end);
        return (
          <li key={name} className={classes.end}>
            <span className={classes.why}>
              <StatusWord of={glyphOfEdit[end.state]}>{sayEnd(end)}</StatusWord>{' '}
              {formatCount(language, end.count)}
              <small>{t(`remedies.${remedyOf(end)}`)}</small>
              {end.appleWords === null ? null : <small>{t('ends.words', { words: end.appleWords })}</small>}
            </span>
            {ends.length === 1 && end.count === set.counts.edits ? null : (
              <Button
                variant="subtle"
                aria-pressed={shown === name}
                onClick={() => onShow(shown === name ? undefined : name)}
              >
                {t(shown === name ? 'ends.all' : 'ends.show')}
              </Button>
            )}
            {mayRepeat && !final.has(end.refusal ?? '') ? (
              <FinishButton teamId={team.teamId} changeSetId={set.changeSetId} end={name}>
                {t('ends.repeat', { count: end.count })}
              </FinishButton>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function remedyOf({ refusal }: ChangeEnd) {
  if (approvalReasons.some((one) => one === refusal)) return 'second' as const;
  return findEndReason(refusal) ?? 'rule';
}
