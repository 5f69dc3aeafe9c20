import { useNavigate } from '@tanstack/react-router';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Menu, MenuDivider, MenuItem } from '@tapwright/ui/overlay/menu';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { canArchive } from './bulk-status.ts';
import type { AdObject } from '../change.ts';
import { previewArchive, previewRemoval } from './preview-rows.ts';
import { rowActions } from './row-actions.ts';
import { useDuplicate } from './use-duplicate.ts';

const ignore = () => undefined;

type Props = {
  readonly object: AdObject;
  readonly mayEdit: boolean;
  /** Why this word is there, for whoever may use tools. */
  readonly onWhy?: (() => void) | undefined;
};

/** What can be done with one object; whoever only reads learns why it is not serving, and changes nothing. */
export function RowMenu({ object, mayEdit, onWhy }: Props) {
  const { t } = useTranslation('reportNotes');
  const { status, kind } = object;
  const canEdit = mayEdit && status !== 'removed';
  const hasServing = kind !== 'negativeKeyword';
  if (!canEdit && !hasServing && onWhy === undefined) return null;
  return (
    <Menu
      align="start"
      trigger={
        <IconButton size="small" aria-label={t('actions.menu', { name: object.name })} tabIndex={-1}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
            <circle cx="3" cy="8" r="1.3" />
            <circle cx="8" cy="8" r="1.3" />
            <circle cx="13" cy="8" r="1.3" />
          </svg>
        </IconButton>
      }
    >
      <RowMenuItems object={object} canEdit={canEdit} hasServing={hasServing} onWhy={onWhy} />
    </Menu>
  );
}

type ItemsProps = {
  readonly object: AdObject;
  readonly canEdit: boolean;
  readonly hasServing: boolean;
  readonly onWhy: (() => void) | undefined;
};

function RowMenuItems({ object, canEdit, hasServing, onWhy }: ItemsProps) {
  const { t } = useTranslation('reportNotes');
  return (
    <>
      {canEdit ? <EditItems object={object} /> : null}
      {hasServing ? (
        <MenuItem onClick={() => rowActions.open(object, 'serving')}>{t('actions.serving')}</MenuItem>
      ) : null}
      {onWhy ? <MenuItem onClick={onWhy}>{t('actions.whyWord')}</MenuItem> : null}
      {canEdit ? (
        <>
          <MenuDivider />
          <MenuItem tone="danger" onClick={() => previewRemoval(object)}>
            {t('actions.remove')}
          </MenuItem>
        </>
      ) : null}
    </>
  );
}

function EditItems({ object }: Pick<ItemsProps, 'object'>) {
  const { t } = useTranslation('reportNotes');
  const { open, pause, activate, amounts } = rowActions;
  const isArchived = object.isArchived ?? false;
  return (
    <>
      <MenuItem onClick={() => open(object, 'settings')}>{t('actions.settings')}</MenuItem>
      {object.status === 'running' ? (
        <MenuItem onClick={() => pause(object)}>{t('actions.pause')}</MenuItem>
      ) : (
        <MenuItem onClick={() => activate(object)}>
          {object.runsNow ? t('actions.instead', { name: object.runsNow.name }) : t('actions.activate')}
        </MenuItem>
      )}
      {object.amount === undefined ? null : (
        <MenuItem onClick={() => amounts({ objects: [object], onSent: ignore })}>
          {t(object.kind === 'campaign' ? 'actions.cap' : 'actions.bid')}
        </MenuItem>
      )}
      <CopyItems object={object} />
      {canArchive(object) ? (
        <MenuItem onClick={() => previewArchive(object, !isArchived)}>
          {t(isArchived ? 'actions.bringBack' : 'actions.archive')}
        </MenuItem>
      ) : null}
    </>
  );
}

/** Once more beside it at a press, or elsewhere by a plan; of an ad group, its campaign with nothing else. */
function CopyItems({ object }: Pick<ItemsProps, 'object'>) {
  const { t } = useTranslation('reportNotes');
  const navigate = useNavigate();
  const duplicate = useDuplicate();
  const { kind, id, status } = object;
  if ((kind !== 'campaign' && kind !== 'adGroup') || status === 'pending') return null;
  const search = kind === 'campaign' ? { campaign: id } : { adGroup: id };
  return (
    <>
      <MenuItem onClick={() => void duplicate({ ...object, kind })}>{t('actions.duplicate')}</MenuItem>
      <MenuItem
        onClick={() => void navigate({ to: '/ad/create/copy', search: ({ team }) => ({ team, ...search }) })}
      >
        {t('actions.copy')}
      </MenuItem>
    </>
  );
}
