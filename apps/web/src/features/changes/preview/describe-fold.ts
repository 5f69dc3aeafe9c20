import { formatList } from '@tapwright/i18n/format-list';
import { nameField } from '../../../platform/words/say-changes.ts';
import { type Writing, writeRise, writeValue } from '../describe-change.ts';
import type { Fold, Move } from './fold-rows.ts';

/** One line for all of them: "Bid +10 % · 3,000 keywords". */
export function titleOfFold(writing: Writing, { kind, intent, moves, members }: Fold): string {
  const { t, language } = writing;
  const what =
    intent === 'update'
      ? formatList(
          language,
          moves.map((move) => `${nameField(writing, move.field)} ${writeMove(writing, move)}`),
        )
      : t(`changes:intents.${intent}`);
  return t('changes:titles.many', { what, objects: t(`changes:counts.${kind}`, { count: members.length }) });
}

function writeMove(writing: Writing, move: Move): string {
  if (move.is === 'value') return `→ ${writeValue(writing, move.field, move.value)}`;
  const [from, to] = [move.from, move.to].map((percent) => writeRise(writing.language, percent));
  return from === to ? String(from) : `${from} … ${to}`;
}

const maxNamed = 4;

/** The first of them, so that one knows which they are. */
export function writeFewNames({ language }: Writing, { members }: Fold): string {
  const names = members.slice(0, maxNamed).map(({ item }) => item.name);
  return `${formatList(language, names)}${members.length > maxNamed ? ' …' : ''}`;
}
