import { KeyCap } from '@tapwright/ui/layout/key-cap';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { unitOfBounded } from './conditions.ts';
import type { Suggestion } from './suggest-tokens.ts';
import { writeToken } from './write-token.ts';
import classes from './filter-bar.module.css';

type Props = {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly chosen: Suggestion | undefined;
  readonly write: Parameters<typeof writeToken>[1];
  readonly onTake: (suggestion: Suggestion) => void;
};

export function SuggestionList({ id, suggestions, chosen, write, onTake }: Props) {
  const { t } = useTranslation('reportNotes');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('filter.offers')}
      className={classes.list}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((suggestion, place) => {
        const { name, value } = wordsOf(suggestion, write, (unit) =>
          unit ? t('filter.figureIn', { unit }) : t('filter.figure'),
        );
        return (
          <div
            key={`${name} ${value}`}
            id={`${id}-${place}`}
            role="option"
            aria-selected={suggestion === chosen}
            tabIndex={-1}
            className={classes.offer}
            // The field keeps the focus.
            onMouseDown={(event) => {
              event.preventDefault();
              onTake(suggestion);
            }}
          >
            <span>
              <b className={classes.strong}>{name}</b> {value}
            </span>
            {suggestion === chosen ? <KeyCap>↵</KeyCap> : null}
          </div>
        );
      })}
    </div>
  );
}

function wordsOf(
  suggestion: Suggestion,
  write: Props['write'],
  sayFigure: (unit: string | undefined) => string,
) {
  if ('take' in suggestion) return writeToken(suggestion.take, write);
  return {
    name: suggestion.goOn.trim(),
    value: sayFigure(unitOfBounded(suggestion.measure, write.unit, write.language)),
  };
}
