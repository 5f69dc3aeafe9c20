import { formatCount } from '@tapwright/i18n/format-number';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { useOnPage } from '@tapwright/ui/layout/use-on-page';
import { titleOf } from '../describe-change.ts';
import { useWriting } from '../use-writing.ts';
import classes from '../drafts/draft-bar.module.css';

type Props = { readonly set: ChangeSetView; readonly onOpen: () => void };

/** How far a set of several edits is on its way. */
export function SendingBar({ set, onOpen }: Props) {
  useOnPage('sending');
  const writing = useWriting();
  const { t, language } = writing;
  const { edits, open } = set.counts;
  const done = edits - open;
  const words = t('changes:toast.progress', {
    done: formatCount(language, done),
    all: formatCount(language, edits),
  });
  return (
    <aside className={classes.sending} aria-label={titleOf(writing, set)}>
      <StatusGlyph of="sending" />
      <span className={classes.count}>{words}</span>
      <progress className={classes.progress} max={edits} value={done} aria-label={words} />
      <Button size="xs" onClick={onOpen}>
        {t('changes:toast.open')}
      </Button>
    </aside>
  );
}
