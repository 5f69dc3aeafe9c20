import { useState } from 'react';
import { CheckList } from '@tapwright/ui/forms/check-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ScopeChoice } from '../api/scope-queries.ts';
import classes from './role-fields.module.css';

/** Fewer are seen at a glance. */
const fewest = 8;

type Props = {
  readonly label: string;
  readonly choices: readonly ScopeChoice[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** Those chosen when it opened come first; what was chosen once and is gone stands there too, to be taken out. */
export function ScopeChoices({ label, choices, chosen, onChange }: Props) {
  const { t } = useTranslation('members');
  const [find, setFind] = useState('');
  const [atFirst] = useState(() => new Set(chosen));
  const known = new Set(choices.map(({ id }) => id));
  const gone = chosen.filter((id) => !known.has(id)).map((id) => ({ id, name: t('scope.gone', { id }) }));
  const all: readonly ScopeChoice[] = [
    ...gone,
    ...choices.filter(({ id }) => atFirst.has(id)),
    ...choices.filter(({ id }) => !atFirst.has(id)),
  ];
  const wanted = find.trim().toLowerCase();
  const shown = all.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <div className={classes.choices}>
      {all.length > fewest ? (
        <TextField
          label={t('scope.find')}
          autoComplete="off"
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
      ) : null}
      <CheckList
        label={label}
        chosen={chosen.map(String)}
        options={shown.map(({ id, name, within }) => ({ value: String(id), label: name, note: within }))}
        empty={t('scope.none')}
        onChange={(ids) => onChange(ids.map(Number))}
      />
    </div>
  );
}
