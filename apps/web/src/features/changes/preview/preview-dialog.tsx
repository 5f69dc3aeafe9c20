import { Suspense, useState } from 'react';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import { later } from '@tapwright/ui/layout/later';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Change, CreatedGoes } from '../change.ts';
import type { Looked } from '../opened.ts';
import type { PreviewRow } from './prepare-preview.ts';
import { undoOver } from '../sets/prepare-undo.ts';
import { AddAfresh } from '../sets/add-afresh.tsx';
import { PreviewLoading } from './preview-loading.tsx';

const PreviewBody = later(async () => (await import('./preview-body.tsx')).PreviewBody);

type Props = Looked & { readonly onClose: () => void };

/** What a change comes to before it is sent: before and after, what is refused, what is to be confirmed by name. */
export function PreviewDialog({ change: first, removing, final, onSent, onClose }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  const [created, setCreated] = useState<CreatedGoes>('archive');
  const [seen, setSeen] = useState<ReadonlyMap<number, SeenFields>>(new Map());
  const [mended, setMended] = useState({ of: first, change: first });
  const shown = mended.of === first ? mended.change : first;
  const change = undoOver(created === 'remove' && removing ? removing : shown, seen);
  const { teamId, undoes } = change;
  const mend = (next: Change) => setMended({ of: first, change: next });
  const goOver = (rows: readonly PreviewRow[]) =>
    setSeen(
      (old) => new Map([...old, ...rows.map(({ place, edit }) => [place, edit?.before ?? {}] as const)]),
    );
  const cancel = () => {
    onClose();
    showToast({ tone: 'good', text: t('toast.cancelled') });
  };
  return (
    <Dialog
      title={<Title change={change} />}
      width={change.items.length > 1 ? 1152 : 880}
      keepsOpen
      closeLabel={t('frame:close')}
      onClose={cancel}
    >
      <Suspense fallback={<PreviewLoading />}>
        <PreviewBody
          key={created}
          change={change}
          onSent={onSent}
          onClose={onClose}
          onCancel={cancel}
          {...(undoes ? { onOver: goOver } : { onMend: mend })}
          undoChoice={
            <>
              {removing === undefined ? null : <CreatedChoice value={created} onChange={setCreated} />}
              {undoes === undefined || final === undefined || final.numbers.length === 0 ? null : (
                <AddAfresh teamId={teamId} changeSetId={undoes.changeSetId} final={final} onClose={onClose} />
              )}
            </>
          }
        />
      </Suspense>
    </Dialog>
  );
}

type SeenFields = Readonly<Record<string, unknown>>;

type ChoiceProps = { readonly value: CreatedGoes; readonly onChange: (value: CreatedGoes) => void };

/** What becomes of what was added. */
function CreatedChoice({ value, onChange }: ChoiceProps) {
  const { t } = useTranslation('changes');
  return (
    <Segmented
      label={t('undo.created')}
      value={value}
      options={(['archive', 'remove'] as const).map((way) => ({ value: way, label: t(`undo.ways.${way}`) }))}
      onChange={onChange}
    />
  );
}

function Title({ change: { items, undoes } }: Pick<Props, 'change'>) {
  const { t } = useTranslation('changes');
  const [first] = items;
  const objects =
    items.length === 1
      ? (first?.name ?? '')
      : t(
          `counts.${items.every(({ kind }) => kind === first?.kind) ? (first?.kind ?? 'objects') : 'objects'}`,
          {
            count: items.length,
          },
        );
  return t(undoes ? 'preview.undo' : first?.intent === 'remove' ? 'preview.remove' : 'preview.change', {
    objects,
  });
}
