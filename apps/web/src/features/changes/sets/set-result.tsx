import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { formatCount } from '@tapwright/i18n/format-number';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './change-list.module.css';

/** Live without colour, then what did not become it. */
export function SetResult({ counts }: Pick<ChangeSetView, 'counts'>) {
  const { t } = useTranslation('changes');
  const language = useLanguage();
  const figure = (count: number) => formatCount(language, count);
  const { edits, open, live, refused, stale, withdrawn } = counts;
  return (
    <span className={classes.results}>
      {open > 0 ? <span>{t('result.open', { done: figure(edits - open), all: figure(edits) })}</span> : null}
      {open === 0 && live > 0 ? <span>{t('result.live', { count: live, figure: figure(live) })}</span> : null}
      {stale > 0 ? (
        <span title={t('editStates.stale')}>
          <StatusWord of="differs">{figure(stale)}</StatusWord>
        </span>
      ) : null}
      {refused > 0 ? (
        <span title={t('editStates.refused')}>
          <StatusWord of="refused">{figure(refused)}</StatusWord>
        </span>
      ) : null}
      {withdrawn > 0 ? (
        <span title={t('editStates.withdrawn')}>
          <StatusWord of="removed">{figure(withdrawn)}</StatusWord>
        </span>
      ) : null}
    </span>
  );
}
