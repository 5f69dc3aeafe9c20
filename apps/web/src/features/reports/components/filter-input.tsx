import { useId, useMemo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { adStatuses, matchTypes } from '@tapwright/contracts/report-query';
import { mainMeasures } from '../measures.ts';
import type { FilterWords, Token } from '../suggest-tokens.ts';
import { useSuggestions } from '../use-suggestions.ts';
import type { writeToken } from '../write-token.ts';
import classes from './filter-bar.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import type { OverviewWords } from '../overview-words.ts';

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly offers: FilterWords['offers'];
  readonly write: Parameters<typeof writeToken>[1];
  readonly onTake: (token: Token) => void;
  /** Backspace before anything is typed. */
  readonly onTakeBack: () => void;
  readonly onLeave: () => void;
};

export function FilterInput({ input, offers, write, ...hands }: Props) {
  const { t } = useTranslation(['overview', 'frame']);
  const listId = useId();
  const words = useMemo(() => filterWords(t, offers), [t, offers]);
  const { typed, suggestions, chosen, type, take, open, close, onKeyDown } = useSuggestions(words, hands);
  return (
    <div className={classes.typing}>
      <input
        ref={input}
        className={classes.input}
        role="combobox"
        aria-label={t('filter.label')}
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${suggestions.indexOf(chosen)}` : undefined}
        aria-autocomplete="list"
        placeholder={t('filter.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        data-filter
        onChange={({ target }) => type(target.value)}
        onFocus={open}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={listId} suggestions={suggestions} chosen={chosen} write={write} onTake={take} />
    </div>
  );
}

function filterWords(t: OverviewWords, offers: FilterWords['offers']): FilterWords {
  return {
    measures: mainMeasures.map((name) => ({ name, word: t(`overview:measures.${name}`) })),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of the states is a key
    statuses: Object.fromEntries(
      adStatuses.map((status) => [status, t(`overview:statuses.${status}`)]),
    ) as FilterWords['statuses'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each of the match types is a key
    matches: Object.fromEntries(
      matchTypes.map((match) => [match, t(`overview:matches.${match}`)]),
    ) as FilterWords['matches'],
    offers,
  };
}
