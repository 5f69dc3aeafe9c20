import { Picker } from '@tapwright/ui/forms/picker';
import { type ColumnRole, columnRoles } from '../../../platform/words/column-words.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { Table } from './read-table.ts';
import classes from './upload.module.css';

type Roles = readonly (ColumnRole | undefined)[];
type Props = { readonly table: Table; readonly roles: Roles; readonly onChange: (roles: Roles) => void };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** As many as a person chooses among. */
const maxShown = 26;

/** What each column is read as; one that is chosen for another column leaves the first. */
export function ColumnChoice({ table: { header, rows, width }, roles, onChange }: Props) {
  const { t } = useTranslation('keywordUpload');
  const places = Array.from({ length: Math.min(width, maxShown) }, (_, place) => place);
  const choose = (place: number, role: ColumnRole | 'out') =>
    onChange(
      roles.map((old, other) => {
        if (other === place) return role === 'out' ? undefined : role;
        return old === role ? undefined : old;
      }),
    );
  return (
    <div className={classes.columns}>
      {places.map((place) => {
        const label = t('columns.label', { letter: letters[place] });
        return (
          <div key={place} className={classes.column}>
            <span className={classes.hint}>{label}</span>
            <b className={classes.cut}>{header?.[place]}</b>
            <span className={classes.cut}>{rows[0]?.cells[place]}</span>
            <Picker
              label={label}
              value={roles[place] ?? 'out'}
              options={[...columnRoles, 'out' as const].map((value) => ({
                value,
                label: t(`columns.${value}`),
              }))}
              onChange={(role) => choose(place, role)}
            />
          </div>
        );
      })}
    </div>
  );
}
