import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import { modKey } from '../../../platform/use-keys.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { fieldOfColumn, isAmount, isTimeField } from './cell-fields.ts';
import type { CellField } from '../change.ts';
import { listNamed } from './named-amounts.ts';
import type { EditedCell } from '../opened.ts';
import { useCellEdit } from './use-cell-edit.ts';
import classes from './cell-editor.module.css';

/** As it is printed on keyboards everywhere. */
const escapeKey = 'Esc';

/** Read wherever one types it. */
const timeForm = 'YYYY-MM-DD HH:MM';

type Props = EditedCell & { readonly onClose: () => void };

/** Over its cell, so that the table stays as it is; Enter sets and goes down, Escape leaves what stood. */
export function CellEditor(props: Props) {
  const field = fieldOfColumn(props.column);
  return field === undefined ? null : <FieldEditor {...props} field={field} />;
}

function FieldEditor({ onClose, ...edited }: Props & { readonly field: CellField }) {
  const { t } = useTranslation('changes');
  const { cell, object, field } = edited;
  const [place] = useState(() => placeOf(cell));
  const [isAbove] = useState(() => !hasRoomBelow(cell));
  const end = (goes: 'down' | 'back') => {
    onClose();
    const next = goes === 'down' ? findCell(cell, 1, 0) : undefined;
    // A row that is gone meanwhile has left its place to another.
    const own = cell.isConnected ? cell : document.querySelector<HTMLElement>('[data-grid] [data-cursor]');
    (next ?? own)?.focus();
  };
  const edit = useCellEdit(edited, end);
  const input = useStandingSelected(edit);
  useEscapeElsewhere(onClose);
  const isNarrow = useMediaQuery('(max-width: 991px)');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') end('back');
    else if (event.key === 'Enter') void edit.set(event.metaKey || event.ctrlKey ? 'draft' : 'now');
    // Back into its list, as a press there; to what could stand instead, where that is offered.
    else if (event.key === 'Tab' && edit.remedy === undefined)
      (findCell(cell, 0, event.shiftKey ? -1 : 1) ?? cell).focus();
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its keys are those of the field in it
    <div
      className={classes.editor}
      data-as={isAmount(field) ? 'amount' : isTimeField(field) ? 'time' : 'words'}
      data-above={isAbove}
      style={place}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What was typed is not lost by a press elsewhere.
        if (!currentTarget.contains(relatedTarget) && !edit.isTouched && !edit.isPending) onClose();
      }}
    >
      <input
        ref={input}
        autoFocus
        className={classes.input}
        inputMode={isAmount(field) ? 'decimal' : 'text'}
        placeholder={isTimeField(field) ? timeForm : undefined}
        autoComplete="off"
        value={edit.text}
        aria-label={t('cell.label', { field: t(`fields.${field}`), name: object.name })}
        aria-invalid={edit.error !== undefined}
        aria-describedby="cell-says"
        readOnly={edit.isPending}
        onChange={({ target }) => edit.type(target.value)}
      />
      <div id="cell-says" className={classes.says} data-wrong={edit.error !== undefined}>
        <Says edit={edit} field={field} named={isAmount(field) ? listNamed(object) : []} />
        {isNarrow ? <Ways edit={edit} onLeave={() => end('back')} /> : null}
      </div>
    </div>
  );
}

type WaysProps = { readonly edit: ReturnType<typeof useCellEdit>; readonly onLeave: () => void };

/** For fingers what the keys do. */
function Ways({ edit, onLeave }: WaysProps) {
  const { t } = useTranslation(['changes', 'frame']);
  return (
    <div className={classes.ways}>
      <Button onClick={onLeave}>{t('frame:cancel')}</Button>
      <Button onClick={() => void edit.set('draft')}>{t('panel.gather')}</Button>
      <Button variant="filled" loading={edit.isPending} onClick={() => void edit.set('now')}>
        {t('panel.send')}
      </Button>
    </div>
  );
}

type SaysProps = {
  readonly field: CellField;
  readonly edit: ReturnType<typeof useCellEdit>;
  readonly named: ReturnType<typeof listNamed>;
};

function Says({ edit, field, named }: SaysProps) {
  const { t } = useTranslation('changes');
  const { error, toCheck, remedy, stands, after, unit, isTouched, isPending } = edit;
  if (error !== undefined)
    return (
      <>
        <p role="alert" className={classes.error}>
          <StatusGlyph of="refused" />
          {error}
        </p>
        {remedy === undefined ? null : (
          <Button size="xs" onClick={() => edit.type(remedy)}>
            {t('cell.use', { amount: remedy })}
          </Button>
        )}
      </>
    );
  return (
    <>
      <p className={classes.result} aria-live="polite">
        {isPending ? <StatusGlyph of="sending" /> : null}
        <span>{stands === '' ? t('none') : stands}</span>
        {isTouched ? (
          <>
            <span aria-label={t('preview.becomes')} role="img">
              →
            </span>
            <b>{after === '' ? t('none') : (after ?? '–')}</b>
          </>
        ) : null}
        <span>{unit}</span>
      </p>
      {toCheck === undefined ? null : (
        <p className={classes.check}>
          <StatusGlyph of="to-mend" />
          {toCheck}
        </p>
      )}
      {isTimeField(field) ? <p className={classes.keys}>{t('cell.timeHelp')}</p> : null}
      <Named named={named} onTake={edit.type} />
      <Keys />
    </>
  );
}

type NamedProps = Pick<SaysProps, 'named'> & { readonly onTake: (typed: string) => void };

/** Amounts that its row knows: what each is, and as what it can be typed. */
function Named({ named, onTake }: NamedProps) {
  const { t } = useTranslation('changes');
  if (named.length === 0) return null;
  return (
    <p className={classes.named}>
      {named.map(({ name, amount }) => (
        <Button key={name} size="xs" variant="subtle" tabIndex={-1} onClick={() => onTake(`=${name}`)}>
          {t(`cell.named.${name}`)} {amount} <small>{`=${name}`}</small>
        </Button>
      ))}
    </p>
  );
}

function Keys() {
  const { t } = useTranslation('changes');
  return (
    <p className={classes.keys} aria-hidden>
      <span>
        <KeyCap>↵</KeyCap> {t('cell.set')}
      </span>
      <span>
        <KeyCap>{`${modKey}↵`}</KeyCap> {t('panel.gather')}
      </span>
      <span>
        <KeyCap>{escapeKey}</KeyCap> {t('cell.leave')}
      </span>
    </p>
  );
}

/** What stands comes later than the field, and is typed over. */
function useStandingSelected({
  isTyped,
  stands,
}: Pick<ReturnType<typeof useCellEdit>, 'isTyped' | 'stands'>) {
  const input = useRef<HTMLInputElement>(null);
  const select = useEffectEvent(() => {
    if (!isTyped) input.current?.select();
  });
  // At once: after the first figure was typed it would be that figure which the second takes away.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- once more when it has come
  useLayoutEffect(() => select(), [stands]);
  return input;
}

/** Where the focus went elsewhere and what was typed stayed, Escape lets go of it from there. */
function useEscapeElsewhere(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const listen = ({ key, isComposing }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) close();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** As much as is said under a cell at most. */
const roomBelow = 160;

const hasRoomBelow = (cell: HTMLElement) => innerHeight - cell.getBoundingClientRect().bottom >= roomBelow;

/** What a field needs, however narrow what it was opened from. */
const leastWidth = 112;

function placeOf(cell: HTMLElement) {
  const { right, top, width: own, height } = cell.getBoundingClientRect();
  const width = Math.max(own, leastWidth);
  return {
    left: right - width + scrollX,
    top: top + scrollY,
    width,
    '--tw-cell': `${height}px`,
  } as const;
}

/** So many rows down, so many columns on. */
function findCell(from: HTMLElement, down: number, on: number): HTMLElement | undefined {
  const { row, column } = from.dataset;
  const place = `[data-row="${Number(row) + down}"][data-column="${Number(column) + on}"]`;
  return from.closest('[data-grid]')?.querySelector<HTMLElement>(place) ?? undefined;
}
