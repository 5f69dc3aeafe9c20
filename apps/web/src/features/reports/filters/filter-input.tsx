import { useId, useMemo, useState, type RefObject } from 'react';
import type { FigureColumn } from '@tapwright/contracts/ad-columns';
import { mainMeasures, measureNames } from '@tapwright/contracts/report-measures';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { columnOf, everySettingFilter, wordKeyOf } from './setting-filters.ts';
import type { FilterWords, Token } from './suggest-tokens.ts';
import { useCampaignWords } from './use-campaign-words.ts';
import { useSuggestions } from './use-suggestions.ts';
import { wordOfBounded } from './word-of-bounded.ts';
import type { writeToken } from './write-token.ts';
import classes from './filter-bar.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import type { OverviewWords } from '../chart/overview-words.ts';

type Props = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly offers: FilterWords['offers'];
  readonly figures: readonly FigureColumn[];
  readonly isPlaced: boolean;
  readonly write: Parameters<typeof writeToken>[1];
  readonly onTake: (token: Token) => void;
  /** Backspace before anything is typed. */
  readonly onTakeBack: () => void;
  readonly onLeave: () => void;
};

export function FilterInput({ input, offers, figures, isPlaced, write, ...hands }: Props) {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const { t: say } = useTranslation('reportNotes');
  const listId = useId();
  const [isUsed, setUsed] = useState(false);
  const campaigns = useCampaignWords(write, isUsed && !isPlaced);
  const words = useMemo(
    () => ({ ...filterWords(t, offers, figures), campaigns: isPlaced ? [] : campaigns }),
    [t, offers, figures, isPlaced, campaigns],
  );
  const { typed, suggestions, chosen, type, take, open, close, onKeyDown } = useSuggestions(words, hands);
  return (
    <div className={classes.typing}>
      <input
        ref={input}
        className={classes.input}
        role="combobox"
        aria-label={say('filter.label')}
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen ? `${listId}-${suggestions.indexOf(chosen)}` : undefined}
        aria-autocomplete="list"
        placeholder={say('filter.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        data-filter
        onChange={({ target }) => type(target.value)}
        onFocus={() => {
          setUsed(true);
          open();
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      <SuggestionList id={listId} suggestions={suggestions} chosen={chosen} write={write} onTake={take} />
    </div>
  );
}

/** Every measure, the most used first. */
const filterable = [...new Set([...mainMeasures, ...measureNames])];

function filterWords(
  t: OverviewWords,
  offers: FilterWords['offers'],
  figures: readonly FigureColumn[],
): Omit<FilterWords, 'campaigns'> {
  return {
    measures: [...filterable, ...figures].map((name) => ({ name, word: wordOfBounded(name, t) })),
    settings: everySettingFilter.map((setting) => ({
      setting,
      word: `${t(`adWords:columns.${columnOf(setting)}`)} ${t(`adWords:${wordKeyOf(setting)}`)}`,
    })),
    offers,
  };
}
