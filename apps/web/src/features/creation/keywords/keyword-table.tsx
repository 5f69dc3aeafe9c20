import { useState } from 'react';
import { nameCountry } from '@tapwright/i18n/name-country';
import { StatusWord } from '@tapwright/ui/feedback/status-word';
import { Button } from '@tapwright/ui/forms/button';
import { focusBeside } from '../../../platform/focus-beside.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { focusField, keywordsPath } from '../focus-field.ts';
import { isAutomated, type ListedKeyword } from '../request-creation.ts';
import type { Creation } from '../use-creation.ts';
import type { OwnerOf } from './use-keyword-owners.ts';
import type { KnownWords } from './use-known-words.ts';
import shared from '../components/creation.module.css';
import classes from '../components/form-table.module.css';

const shownFirst = 50;

type Props = {
  readonly creation: Creation;
  readonly lines: readonly ListedKeyword[];
  readonly words: KnownWords;
  readonly ownerOf: OwnerOf;
  readonly onRemove: (line: ListedKeyword) => void;
};

/** What was pasted, line by line, with what becomes of it; what needs a look stands first. */
export function KeywordTable({ creation, lines, words, ownerOf, onRemove }: Props) {
  const { campaign, adGroup, writeMoney } = creation;
  const { t } = useTranslation(['creation', 'adWords']);
  const [isOpen, setOpen] = useState(false);
  const ordered = [
    ...lines.filter((line) => !isPlain(line, ownerOf)),
    ...lines.filter((line) => isPlain(line, ownerOf)),
  ];
  const keys = keysOf(lines);
  const shown = isOpen ? ordered : ordered.slice(0, shownFirst);
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table} data-words aria-label={t('steps.keywords')}>
          <KeywordHead words={words} />
          <tbody>
            {shown.map((line) => (
              <KeywordRow
                key={keys.get(line)}
                line={line}
                owner={ownerOf(line)}
                bid={
                  isAutomated(campaign)
                    ? '–'
                    : writeMoney(line.bid === '' || line.state === 'bidStops' ? adGroup.bid : line.bid)
                }
                suggested={words.hasBids ? writeMoney(words.bidOf(line.text) ?? '') : undefined}
                popularity={words.hasPopularities ? words.popularityOf(line.text) : undefined}
                onRemove={(button) => {
                  if (!focusBeside(button)) focusField(keywordsPath);
                  onRemove(line);
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {words.hasBids || words.hasPopularities ? (
        <p className={shared.help}>
          {t('keywords.known', { country: nameCountry(creation.language, words.country) })}
        </p>
      ) : null}
      {shown.length < ordered.length ? (
        <div>
          <Button size="xs" variant="subtle" onClick={() => setOpen(true)}>
            {t('keywords.more', { count: ordered.length - shown.length })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Of what it is, not of where: a row stays itself when one above it goes. */
function keysOf(lines: readonly ListedKeyword[]): ReadonlyMap<ListedKeyword, string> {
  const counts = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const name = `${line.matchType} ${line.text} ${line.state}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return [line, `${name} ${count}`];
    }),
  );
}

const isPlain = (line: ListedKeyword, ownerOf: OwnerOf) =>
  line.state === 'new' && ownerOf(line) === undefined;

function KeywordHead({ words: { hasBids, hasPopularities } }: Pick<Props, 'words'>) {
  const { t } = useTranslation('creation');
  return (
    <thead>
      <tr>
        <th scope="col">{t('keywords.keyword')}</th>
        <th scope="col">{t('keywords.match')}</th>
        <th scope="col" data-number>
          {t('keywords.bid')}
        </th>
        {hasBids ? (
          <th scope="col" data-number data-known>
            {t('keywords.suggested')}
          </th>
        ) : null}
        {hasPopularities ? (
          <th scope="col" data-number data-known>
            {t('keywords.popularity')}
          </th>
        ) : null}
        <th scope="col">{t('keywords.state')}</th>
        <th scope="col">
          <span className="tw-visually-hidden">{t('keywords.remove')}</span>
        </th>
      </tr>
    </thead>
  );
}

type RowProps = {
  readonly line: ListedKeyword;
  readonly owner: ReturnType<OwnerOf>;
  readonly bid: string;
  /** Undefined: Apple has said nothing of any word. */
  readonly suggested: string | undefined;
  readonly popularity: number | null | undefined;
  readonly onRemove: (button: Element) => void;
};

function KeywordRow({ line, owner, bid, suggested, popularity, onRemove }: RowProps) {
  const { t } = useTranslation(['creation', 'adWords']);
  return (
    <tr>
      <td>{line.text}</td>
      <td>{t(`adWords:matchTypes.${line.matchType}`)}</td>
      <td data-number>{bid}</td>
      {suggested === undefined ? null : (
        <td data-number data-known>
          {suggested}
        </td>
      )}
      {popularity === undefined ? null : (
        <td data-number data-known>
          {popularity ?? '–'}
        </td>
      )}
      <td>
        {owner !== undefined && line.state === 'new' ? null : <LineState line={line} />}{' '}
        {owner === undefined ? null : (
          <StatusWord of="differs">
            {t('keywords.elsewhere', { campaign: owner.campaignName, adGroup: owner.adGroupName })}
          </StatusWord>
        )}
      </td>
      <td data-number>
        <button
          type="button"
          aria-label={t('keywords.without', { keyword: line.text })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
            <path d="m3.2 3.2 5.6 5.6M8.8 3.2 3.2 8.8" fill="none" stroke="currentColor" strokeWidth="1.3" />
          </svg>
        </button>
      </td>
    </tr>
  );
}

const glyphs = {
  new: 'pending',
  twice: 'differs',
  tooLong: 'refused',
  bidStops: 'to-mend',
  bidUnread: 'refused',
} as const;

function LineState({ line: { state } }: { readonly line: ListedKeyword }) {
  const { t } = useTranslation('creation');
  return <StatusWord of={glyphs[state]}>{t(`keywords.states.${state}`)}</StatusWord>;
}
