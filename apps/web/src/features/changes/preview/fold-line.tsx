import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { Ref } from 'react';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { titleOfFold, writeFewNames } from './describe-fold.ts';
import type { Fold } from './fold-rows.ts';
import type { ActionOf } from './preview-action.ts';
import { useWriting } from '../use-writing.ts';
import classes from './preview.module.css';

type Props = {
  readonly ref: Ref<HTMLDivElement>;
  readonly fold: Fold;
  readonly taken: ReadonlySet<number>;
  readonly onTake: (places: readonly number[]) => void;
  readonly onOpen: () => void;
  readonly actionOf: ActionOf | undefined;
};

/** Edits that are the same: in or out together, and opened to take single ones out. */
export function FoldLine({ ref, fold, taken, onTake, onOpen, actionOf }: Props) {
  const writing = useWriting();
  const { t } = writing;
  const { members, isOpen } = fold;
  const title = titleOfFold(writing, fold);
  const places = members.map(({ place }) => place);
  const out = places.filter((place) => taken.has(place));
  const isToConfirm = members.some(({ verdict }) => verdict === 'confirm');
  const isPart = out.length > 0 && out.length < places.length;
  return (
    <div
      ref={ref}
      className={classes.row}
      tabIndex={-1}
      data-preview-row
      data-fold
      data-out={out.length === places.length || undefined}
    >
      <span className={classes.check}>
        <input
          ref={(box) => {
            if (box !== null) box.indeterminate = isPart;
          }}
          type="checkbox"
          checked={out.length === 0}
          aria-label={t('changes:preview.include', { name: title })}
          onChange={() => onTake(isPart ? out : places)}
        />
      </span>
      <button type="button" className={classes.opener} aria-expanded={isOpen} onClick={onOpen}>
        {isOpen ? <IconChevronDown size={14} /> : <IconChevronRight size={14} />}
        <span className={classes.who}>
          <span className={classes.name}>{title}</span>
          {isOpen ? null : <span className={classes.few}>{writeFewNames(writing, fold)}</span>}
        </span>
      </button>
      <span className={classes.note}>
        {isToConfirm ? <StatusWord of="to-mend">{t('changes:verdicts.confirm')}</StatusWord> : null}
      </span>
      <span className={classes.action}>{actionOf?.(members, title)}</span>
    </div>
  );
}
