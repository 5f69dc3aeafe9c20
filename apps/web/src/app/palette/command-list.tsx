import { useEffect } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import type { Command } from './match-commands.ts';
import classes from './palette.module.css';

type Props = {
  readonly id: string;
  readonly commands: readonly Command[];
  readonly active: Command | undefined;
  readonly idOf: (command: Command) => string | undefined;
  readonly onPoint: (place: number) => void;
  readonly onRun: (command: Command) => void;
};

export function CommandList({ id, commands, active, idOf, onPoint, onRun }: Props) {
  const { t } = useTranslation();
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div id={id} role="listbox" aria-label={t('palette.found')} className={classes.list}>
      {commands.map((command, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and the keys
        <div
          key={command.id}
          id={idOf(command)}
          role="option"
          tabIndex={-1}
          aria-selected={command === active}
          className={classes.command}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
          onMouseMove={() => onPoint(place)}
        >
          <span lang={command.lang}>{command.label}</span>
          <span className={classes.group}>{command.group}</span>
        </div>
      ))}
    </div>
  );
}
