import { IconColumns3, IconGripVertical } from '@tabler/icons-react';
import { useState, type DragEvent, type KeyboardEvent } from 'react';
import { Button } from '@tapwright/ui/forms/button';
import { IconButton } from '@tapwright/ui/forms/icon-button';
import { Popover } from '@tapwright/ui/overlay/popover';
import type { GridColumn } from '@tapwright/ui/table/grid-column';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { moveColumn } from './move-column.ts';
import classes from './column-chooser.module.css';

type Column = Pick<GridColumn<unknown>, 'key' | 'head' | 'longHead' | 'width'>;
type Props = {
  readonly columns: readonly Column[];
  readonly chosen: readonly string[];
  readonly onColumns: (chosen: readonly string[] | undefined) => void;
};

/** Which columns, those that are shown first, in their order. */
export function ColumnChooser(props: Props) {
  const { t } = useTranslation('overview');
  return (
    <Popover
      label={t('columns.action')}
      align="end"
      width={288}
      trigger={
        <IconButton outlined aria-label={t('columns.action')} title={t('columns.action')}>
          <IconColumns3 size={16} />
        </IconButton>
      }
    >
      <Choices {...props} />
    </Popover>
  );
}

function Choices({ columns, chosen, onColumns }: Props) {
  const { t } = useTranslation('overview');
  const [typed, setTyped] = useState('');
  const [dragged, setDragged] = useState<string>();
  const known = columns.filter(({ width }) => width !== undefined);
  const shown = chosen.flatMap((key) => known.filter((column) => column.key === key));
  const matches = ({ head, longHead = head }: Column) => longHead.toLowerCase().includes(typed.toLowerCase());
  const others = known.filter(({ key }) => !chosen.includes(key));
  const move = (key: string, by: number) => onColumns(moveColumn(chosen, key, by));
  return (
    <div className={classes.panel}>
      <input
        className={classes.search}
        aria-label={t('columns.find')}
        placeholder={t('columns.find')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className={classes.hint}>{t('columns.order')}</p>
      <ul className={classes.list} aria-label={t('columns.action')}>
        {[...shown, ...others].filter(matches).map(({ key, head, longHead = head }) => (
          <li
            key={key}
            className={classes.choice}
            data-shown={chosen.includes(key)}
            {...(chosen.includes(key) ? dragging(key, chosen, { dragged, setDragged, onColumns }) : {})}
          >
            <IconGripVertical size={14} className={classes.grip} />
            <label className={classes.label}>
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  onColumns(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
                }
                onKeyDown={(event) => moveByKey(event, (by) => move(key, by))}
              />
              {longHead}
            </label>
          </li>
        ))}
      </ul>
      <Button variant="subtle" size="xs" onClick={() => onColumns(undefined)}>
        {t('columns.reset')}
      </Button>
    </div>
  );
}

function moveByKey(event: KeyboardEvent, move: (by: number) => void) {
  const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
  if (by === undefined) return;
  event.preventDefault();
  move(by);
}

type Dragging = Pick<Props, 'onColumns'> & {
  readonly dragged: string | undefined;
  readonly setDragged: (key: string | undefined) => void;
};

/** Dropped on another column, it takes that one's place. */
function dragging(key: string, chosen: readonly string[], { dragged, setDragged, onColumns }: Dragging) {
  return {
    draggable: true,
    onDragStart: () => setDragged(key),
    onDragEnd: () => setDragged(undefined),
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: () => {
      if (dragged !== undefined)
        onColumns(moveColumn(chosen, dragged, chosen.indexOf(key) - chosen.indexOf(dragged)));
    },
  };
}
