import { useState, type KeyboardEvent } from 'react';
import { type FilterWords, type Suggestion, suggestTokens, type Token } from './suggest-tokens.ts';

type Hands = {
  readonly onTake: (token: Token) => void;
  readonly onTakeBack: () => void;
  readonly onLeave: () => void;
};

/** What is typed, what it may mean, and the keys that choose. */
export function useSuggestions(words: FilterWords, { onTake, onTakeBack, onLeave }: Hands) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const suggestions = isOpen ? suggestTokens(typed, words) : [];
  const chosen = suggestions[Math.min(place, suggestions.length - 1)];

  const type = (text: string) => {
    setTyped(text);
    setPlace(0);
    setOpen(true);
  };
  const take = (suggestion: Suggestion) => {
    if ('goOn' in suggestion) return type(suggestion.goOn);
    type('');
    setOpen(false);
    onTake(suggestion.take);
  };
  const move = (by: number) => {
    setOpen(true);
    setPlace(Math.max(0, Math.min(place + by, suggestions.length - 1)));
  };
  const leave = () => {
    if (suggestions.length > 0) setOpen(false);
    else onLeave();
  };
  const act = ({ key }: KeyboardEvent): (() => void) | undefined => {
    if (key === 'Enter' && chosen) return () => take(chosen);
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Escape') return leave;
    return key === 'Backspace' && typed === '' ? onTakeBack : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const done = event.nativeEvent.isComposing ? undefined : act(event);
    if (done === undefined) return;
    event.preventDefault();
    done();
  };
  return {
    typed,
    suggestions,
    chosen,
    type,
    take,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onKeyDown,
  };
}
