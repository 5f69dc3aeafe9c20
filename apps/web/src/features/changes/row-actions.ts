import type { AdObject } from './change.ts';
import { editedCell, openedPanel, openedPreview, type PanelTab, requestedStatus } from './opened.ts';

/** What can be done with a row without opening it. Light, since it comes with every list: what sends is loaded then. */
export const rowActions = {
  open: (object: AdObject, tab: PanelTab) => openedPanel.set({ object, tab }),
  pause: (object: AdObject) => requestedStatus.set({ object, status: 'paused' }),
  activate: (object: AdObject) => requestedStatus.set({ object, status: 'running' }),
  /** An amount is typed where it stands; a state goes over into the other. */
  edit: (object: AdObject, column: string, typed: string, cell: HTMLElement) => {
    if (object.status === 'removed') return;
    if (column === 'status')
      return requestedStatus.set({ object, status: object.status === 'running' ? 'paused' : 'running' });
    editedCell.set({ object, field: column === 'bid' ? 'bid' : 'dailyCap', typed, cell });
  },
  /** Always looked at first: at Apple it is final. */
  remove: (object: AdObject) => openedPreview.set(removalOf(object)),
};

const removalOf = ({ teamId, ...object }: AdObject) => ({
  teamId,
  items: [{ ...object, intent: 'remove' as const, fields: {} }],
});
