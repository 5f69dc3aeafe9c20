import type { ReactNode } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { bulkArchive, bulkRemoval, bulkStatus } from './bulk-status.ts';
import type { AdObject, Change } from '../change.ts';
import { openedAmounts, openedPreview } from '../opened.ts';
import { SelectionBar, type SelectionTools } from './selection-bar.tsx';

type Props = SelectionTools & {
  readonly objects: readonly AdObject[];
  /** What else can be done with them in this list. */
  readonly children?: ReactNode;
};

/** What can be done with all that is selected; always looked at first. */
export function BulkBar({ objects, children, ...tools }: Props) {
  return (
    <SelectionBar count={objects.length} {...tools}>
      <Actions objects={objects} onSent={tools.onClear}>
        {children}
      </Actions>
    </SelectionBar>
  );
}

type ActionsProps = Pick<Props, 'objects' | 'children'> & { readonly onSent: () => void };

function Actions({ objects, onSent, children }: ActionsProps) {
  const { t } = useTranslation('changes');
  const look = (change: Change | undefined) => openedPreview.set(change && { change, onSent });
  const [first] = objects;
  const amounts = objects.some(({ amount }) => amount !== undefined);
  const pausing = bulkStatus(objects, 'paused');
  const activating = bulkStatus(objects, 'running');
  const archiving = bulkArchive(objects, true);
  const back = bulkArchive(objects, false);
  return (
    <>
      <Button size="xs" disabled={pausing === undefined} onClick={() => look(pausing)}>
        {t('bulk.pause')}
      </Button>
      <Button size="xs" disabled={activating === undefined} onClick={() => look(activating)}>
        {t('bulk.activate')}
      </Button>
      {amounts ? (
        <Button size="xs" onClick={() => openedAmounts.set({ objects, onSent })}>
          {t(first?.kind === 'campaign' ? 'bulk.cap' : 'bulk.bid')}
        </Button>
      ) : null}
      {children}
      {archiving === undefined ? null : (
        <Button size="xs" onClick={() => look(archiving)}>
          {t('bulk.archive')}
        </Button>
      )}
      {back === undefined ? null : (
        <Button size="xs" onClick={() => look(back)}>
          {t('bulk.bringBack')}
        </Button>
      )}
      <Button size="xs" onClick={() => look(bulkRemoval(objects))}>
        {t('bulk.remove')}
      </Button>
    </>
  );
}
