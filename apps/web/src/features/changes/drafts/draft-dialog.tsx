import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Picker } from '@tapwright/ui/forms/picker';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { ask } from '../../../platform/forms/questions.ts';
import { later } from '@tapwright/ui/layout/later';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addToDraft } from '../api/commit-change.ts';
import type { Change } from '../change.ts';
import { draftQuery, draftsQuery, removeRows, throwAway } from '../api/draft-queries.ts';
import type { SetKey } from '../api/decide-change.ts';
import { titleOf } from '../describe-change.ts';
import { chosenDraft, openedDraft } from '../opened.ts';
import type { PreviewRow } from '../preview/prepare-preview.ts';
import { useFolds } from '../preview/use-folds.ts';
import { useReadChanges } from '../use-read-changes.ts';
import { useWriting } from '../use-writing.ts';
import { PreviewLoading } from '../preview/preview-loading.tsx';
import classes from '../preview/preview.module.css';

const PreviewBody = later(async () => (await import('../preview/preview-body.tsx')).PreviewBody);

type Props = SetKey & { readonly onClose: () => void };

/** What was gathered, judged as a whole by what stands now: rows go out of it, the others are sent. */
export function DraftDialog({ teamId, changeSetId, onClose }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const key = { teamId, changeSetId };
  const { data } = useQuery(draftQuery(key));
  const drafts = useQuery(draftsQuery(teamId)).data ?? [];
  const { remove, join, discard } = useDraftActions(key, onClose);
  const numbers = data?.change.draft?.numbers ?? [];
  const folds = useFolds();
  const actionOf = (rows: readonly PreviewRow[], name: string) => {
    const theirs = rows.flatMap(({ place }) => numbers[place] ?? []);
    return theirs.length === 0 ? null : (
      <IconButton size="small" aria-label={t('draft.remove', { name })} onClick={() => void remove(theirs)}>
        <IconX size={14} />
      </IconButton>
    );
  };
  return (
    <Dialog
      title={t('draft.title', { count: data?.set.counts.edits ?? 0 })}
      width={1152}
      keepsOpen
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      {drafts.length > 1 ? <DraftPicker drafts={drafts} chosen={changeSetId} /> : null}
      {data === undefined || numbers.length === 0 ? (
        <p className={classes.empty}>{data === undefined ? null : t('draft.empty')}</p>
      ) : (
        <Suspense fallback={<PreviewLoading />}>
          <PreviewBody
            key={`${changeSetId} ${numbers.join(' ')}`}
            change={data.change}
            onClose={onClose}
            actionOf={actionOf}
            onMend={(next) => void join(mendedIn(data.change, next))}
            folds={folds}
            aside={<DraftAside onDiscard={() => void discard()} onClose={onClose} />}
          />
        </Suspense>
      )}
    </Dialog>
  );
}

type AsideProps = { readonly onDiscard: () => void; readonly onClose: () => void };

function DraftAside({ onDiscard, onClose }: AsideProps) {
  const { t } = useTranslation('changes');
  const begin = () => {
    chosenDraft.set('new');
    showToast({ tone: 'good', text: t('draft.begun') });
    onClose();
  };
  return (
    <>
      <Button variant="subtle" size="xs" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
      <Button variant="subtle" size="xs" onClick={begin}>
        {t('draft.begin')}
      </Button>
    </>
  );
}

function useDraftActions(key: SetKey, onClose: () => void) {
  const { t } = useTranslation(['changes', 'frame']);
  const readChanges = useReadChanges();
  const showFailure = useShowFailure();
  const act = async (call: () => Promise<unknown>) => {
    try {
      await call();
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('draft.failed'), error);
      return false;
    } finally {
      void readChanges(key.teamId);
    }
  };
  const discard = async () => {
    const isMeant = await ask({
      title: t('draft.discardTitle'),
      text: t('draft.discardText'),
      confirm: t('draft.discard'),
      cancel: t('frame:cancel'),
    });
    if (!isMeant || !(await act(() => throwAway(key)))) return;
    showToast({ tone: 'good', text: t('draft.discarded') });
    onClose();
  };
  return {
    remove: (numbers: readonly number[]) => act(() => removeRows(key, numbers)),
    join: (change: Change) => act(() => addToDraft(change, key.changeSetId)),
    discard,
  };
}

/** A second edit of an object joins the first in the draft, and that of its ad group is one more. */
const mendedIn = (change: Change, next: Change): Change => ({
  ...next,
  items: next.items.filter((item) => !change.items.includes(item)),
});

type PickerProps = { readonly drafts: readonly ChangeSetView[]; readonly chosen: number };

/** What is gathered next goes into the one that is looked at. */
function DraftPicker({ drafts, chosen }: PickerProps) {
  const writing = useWriting();
  const { t } = writing;
  return (
    <div className={classes.drafts}>
      <Picker
        label={t('changes:draft.which')}
        value={String(chosen)}
        options={drafts.map((set) => ({
          value: String(set.changeSetId),
          label: set.note === '' ? titleOf(writing, set) : set.note,
        }))}
        onChange={(value) => {
          chosenDraft.set(Number(value));
          openedDraft.set(Number(value));
        }}
      />
    </div>
  );
}
