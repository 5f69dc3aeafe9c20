import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '@tapwright/ui/overlay/dialog';
import type { Looked } from '../opened.ts';
import { PreviewLoading } from './preview-loading.tsx';

const PreviewBody = lazy(async () => ({ default: (await import('./preview-body.tsx')).PreviewBody }));

type Props = Looked & { readonly onClose: () => void };

/** What a change comes to before it is sent: before and after, what is refused, what is to be confirmed by name. */
export function PreviewDialog({ change, onSent, onClose }: Props) {
  const { t } = useTranslation(['changes', 'frame']);
  return (
    <Dialog
      title={<Title change={change} />}
      width={change.items.length > 1 ? 1152 : 880}
      keepsOpen
      closeLabel={t('frame:close')}
      onClose={onClose}
    >
      <Suspense fallback={<PreviewLoading />}>
        <PreviewBody change={change} onSent={onSent} onClose={onClose} />
      </Suspense>
    </Dialog>
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
