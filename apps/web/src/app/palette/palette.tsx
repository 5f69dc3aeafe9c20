import { useId, useState, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react';
import { BareDialog } from '@tapwright/ui/overlay/bare-dialog';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { CommandList } from './command-list.tsx';
import { matchCommands, type Command } from './match-commands.ts';
import classes from './palette.module.css';
import { useCommands } from './use-commands.ts';
import { useDraftCommands } from './use-draft-commands.ts';
import { useObjectCommands } from './use-object-commands.ts';
import { useTypedAhead } from './use-typed-ahead.ts';

type Props = {
  readonly typed: string;
  readonly onTyped: Dispatch<SetStateAction<string>>;
  readonly onClose: () => void;
  readonly onKeys: () => void;
};

/** Every page, command and ad by name, without the pointer. */
export function Palette({ typed, onTyped, onClose, onKeys }: Props) {
  const { t } = useTranslation();
  const listId = useId();
  const [place, setPlace] = useState(0);
  useTypedAhead(onTyped);

  const objects = useObjectCommands(typed);
  const commands = [...useDraftCommands(typed), ...useCommands(onKeys)];
  const found = [...objects.recent, ...matchCommands(commands, typed), ...objects.found];
  const idOf = (command: Command | undefined) => (command ? `${listId}-${command.id}` : undefined);

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setPlace((place + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(found[place]);
  };

  return (
    <BareDialog label={t('palette.label')} onClose={onClose}>
      <input
        className={classes.field}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={idOf(found[place])}
        aria-label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        data-autofocus
        data-hears-typing
        value={typed}
        onChange={(event) => {
          onTyped(event.target.value);
          setPlace(0);
        }}
        onKeyDown={move}
      />
      <CommandList
        id={listId}
        commands={found}
        active={found[place]}
        idOf={idOf}
        onPoint={setPlace}
        onRun={run}
      />
      {found.length === 0 ? <p className={classes.none}>{t('palette.none', { typed })}</p> : null}
    </BareDialog>
  );
}
