import { IconFilter, IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { FigureColumn } from '@tapwright/contracts/ad-columns';
import { formatCount } from '@tapwright/i18n/format-number';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { addToken, listTokens, removeToken } from './filter-tokens.ts';
import type { ReportView } from '../question/report-view.ts';
import type { FilterWords } from './suggest-tokens.ts';
import { useGoneFilters } from './use-gone-filters.ts';
import { useAppNames } from './use-campaign-words.ts';
import { type TokenWords, writeToken } from './write-token.ts';
import classes from './filter-bar.module.css';
import { FilterInput } from './filter-input.tsx';

export type Offers = FilterWords['offers'];

type Props = {
  readonly view: ReportView;
  readonly offers: Offers;
  /** Besides measures. */
  readonly figures: readonly FigureColumn[];
  /** The page says which app and storefront, so that no token does. */
  readonly isPlaced?: boolean;
  /** Of the rows that match; undefined while they are read. */
  readonly count: number | undefined;
  /** Somebody opened it; else it is shown because rows are filtered. */
  readonly takesFocus: boolean;
  readonly onChange: (next: Partial<ReportView>) => void;
  readonly onLeave: () => void;
};

/** What rows must be, as tokens; typing offers what can be meant. */
export function FilterBar({
  view,
  offers,
  figures,
  isPlaced = false,
  count,
  takesFocus,
  onChange,
  onLeave,
}: Props) {
  const { t } = useTranslation(['overview', 'adWords', 'frame']);
  const { t: say } = useTranslation('reportNotes');
  const language = useLanguage();
  useGoneFilters(useLocation());
  const input = useRef<HTMLInputElement>(null);
  const appNames = useAppNames(view.campaigns.some(({ of }) => of === 'adamId'));
  const write = { t, language, unit: view.unit, appNames };
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.field} data-filter-field>
      <IconFilter size={16} className={classes.sign} />
      <ul className={classes.tokens} aria-label={say('filter.active')}>
        {listTokens(view).map((token, at) => (
          <TokenChip
            key={JSON.stringify(token)}
            words={writeToken(token, write)}
            onRemove={() => {
              onChange(removeToken(view, at));
              input.current?.focus();
            }}
          />
        ))}
      </ul>
      <FilterInput
        input={input}
        offers={offers}
        figures={figures}
        isPlaced={isPlaced}
        write={write}
        onTake={(token) => onChange(addToken(view, token))}
        onTakeBack={() => onChange(removeToken(view, listTokens(view).length - 1))}
        onLeave={onLeave}
      />
      <span className={classes.count} aria-live="polite">
        {count === undefined ? '' : say('filter.count', { count, figure: formatCount(language, count) })}
      </span>
    </div>
  );
}

type ChipProps = { readonly words: TokenWords; readonly onRemove: () => void };

function TokenChip({ words: { name, value }, onRemove }: ChipProps) {
  const { t } = useTranslation('reportNotes');
  return (
    <li className={classes.token}>
      <span className={classes.about}>{name}</span> {value}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('filter.remove', { filter: `${name} ${value}` })}
        onClick={onRemove}
      >
        <IconX size={12} />
      </button>
    </li>
  );
}
