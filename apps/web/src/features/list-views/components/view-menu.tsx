import { IconBookmark, IconChevronDown } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ListName } from '@tapwright/contracts/list-layouts';
import type { SavedView } from '@tapwright/contracts/list-views';
import { Button } from '@tapwright/ui/forms/button';
import { Menu, MenuDivider, MenuItem, MenuNote } from '@tapwright/ui/overlay/menu';
import { ask } from '../../../platform/forms/questions.ts';
import { later } from '@tapwright/ui/layout/later';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { modifySaved, removeSaved, viewsQuery } from '../api/list-views.ts';
import { isSameView } from '../is-same-view.ts';
import { listViewKeys } from '../keys.ts';
import classes from './view-menu.module.css';

const SaveViewDialog = later(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

type Search = Readonly<Record<string, string>>;
/** One that comes with the product: it can be opened, not changed. */
export type BroughtView = { readonly name: string; readonly search: Search };
type Props = {
  readonly teamId: number;
  readonly list: ListName;
  /** What the address says of the list, as it would be saved. */
  readonly current: Search;
  readonly brought?: readonly BroughtView[] | undefined;
  /** Which view was opened last. */
  readonly viewId: string | undefined;
  readonly onOpen: (search: Search, viewId: number | undefined) => void;
};

/** Opens views of a list, one's own and those of the team, and saves what is shown as one. */
export function ViewMenu({ teamId, list, current, brought = [], viewId, onOpen }: Props) {
  const { t } = useTranslation('listViews');
  const { data = [] } = useQuery(viewsQuery(teamId));
  const [naming, setNaming] = useState<{ readonly view: SavedView | undefined }>();
  const views = data.filter((one) => one.list === list);
  const open = views.find((one) => String(one.viewId) === viewId);
  const shown = open ?? brought.find(({ search }) => holds(current, search));
  const isChanged = open !== undefined && !isSameView(open.search, current);
  const saving = useSaving(teamId);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={<IconBookmark size={16} />} className={classes.trigger}>
            <span className={classes.words}>
              <span className={classes.name}>{shown?.name ?? t('views')}</span>
              {isChanged ? <span className={classes.dot} title={t('changed')} /> : null}
              <IconChevronDown size={14} />
            </span>
          </Button>
        }
      >
        <Brought brought={brought} shown={shown} onOpen={onOpen} />
        {views.length === 0 ? <MenuNote>{t('none')}</MenuNote> : null}
        {views.map((view) => (
          <MenuItem
            key={view.viewId}
            isCurrent={view === open}
            onClick={() => onOpen(view.search, view.viewId)}
            {...(view.isShared ? { sign: <SharedBy view={view} /> } : {})}
          >
            {view.name}
          </MenuItem>
        ))}
        <MenuDivider />
        <ViewActions
          open={open}
          current={current}
          isChanged={isChanged}
          saving={saving}
          onOpen={onOpen}
          onName={(view) => setNaming({ view })}
        />
      </Menu>
      <Suspense>
        {naming ? (
          <SaveViewDialog
            teamId={teamId}
            list={list}
            view={naming.view}
            search={naming.view?.search ?? current}
            onSaved={(view) => onOpen(naming.view ? current : view.search, view.viewId)}
            onClose={() => setNaming(undefined)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

type BroughtProps = Required<Pick<Props, 'brought' | 'onOpen'>> & { readonly shown: unknown };

function Brought({ brought = [], shown, onOpen }: BroughtProps) {
  if (brought.length === 0) return null;
  return (
    <>
      {brought.map((view) => (
        <MenuItem key={view.name} isCurrent={view === shown} onClick={() => onOpen(view.search, undefined)}>
          {view.name}
        </MenuItem>
      ))}
      <MenuDivider />
    </>
  );
}

const holds = (current: Search, asked: Search) =>
  Object.entries(asked).every(([key, text]) => current[key] === text);

type ActionProps = Pick<Props, 'current' | 'onOpen'> & {
  readonly open: SavedView | undefined;
  readonly isChanged: boolean;
  readonly saving: ReturnType<typeof useSaving>;
  readonly onName: (view: SavedView | undefined) => void;
};

function ViewActions({ open, current, isChanged, saving, onOpen, onName }: ActionProps) {
  const { t } = useTranslation('listViews');
  const mayEdit = open?.mayEdit === true;
  const remove = async (view: SavedView) => {
    if (await saving.remove(view)) onOpen(current, undefined);
  };
  return (
    <>
      {mayEdit && isChanged ? (
        <MenuItem onClick={() => void saving.save(open, current)}>{t('save', { name: open.name })}</MenuItem>
      ) : null}
      {open && isChanged ? (
        <MenuItem onClick={() => onOpen(open.search, open.viewId)}>{t('back', { name: open.name })}</MenuItem>
      ) : null}
      <MenuItem onClick={() => onName(undefined)}>{t('saveAs')}</MenuItem>
      {mayEdit ? <MenuItem onClick={() => onName(open)}>{t('rename')}</MenuItem> : null}
      {mayEdit ? (
        <MenuItem tone="danger" onClick={() => void remove(open)}>
          {t('remove.action')}
        </MenuItem>
      ) : null}
    </>
  );
}

function SharedBy({ view: { isOwn, madeBy } }: { readonly view: SavedView }) {
  const { t } = useTranslation('listViews');
  return <span className={classes.shared}>{isOwn ? t('shared') : madeBy}</span>;
}

function useSaving(teamId: number) {
  const { t } = useTranslation(['listViews', 'frame']);
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const readAgain = async () => queryClient.invalidateQueries({ queryKey: listViewKeys.views(teamId) });
  const save = async ({ viewId, name, isShared, revision }: SavedView, search: Search) => {
    try {
      await modifySaved({ teamId, viewId, name, search: { ...search }, isShared, revision });
      showToast({ tone: 'good', text: t('saved') });
    } catch (error) {
      showFailure(t('failed'), error);
    }
    await readAgain();
  };
  const remove = async ({ viewId, name, isShared }: SavedView) => {
    const isConfirmed = await ask({
      title: t('remove.title', { name }),
      text: t(isShared ? 'remove.shared' : 'remove.text'),
      confirm: t('remove.action'),
      cancel: t('frame:cancel'),
    });
    if (!isConfirmed) return false;
    try {
      await removeSaved({ teamId, viewId });
    } catch (error) {
      showFailure(t('remove.failed'), error);
      return false;
    }
    await readAgain();
    return true;
  };
  return { save, remove };
}
