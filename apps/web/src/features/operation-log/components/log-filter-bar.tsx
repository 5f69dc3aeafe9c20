import { operationFilters } from '@tapwright/contracts/operation-log';
import { operationObjects } from '@tapwright/contracts/operations';
import type { Day } from '@tapwright/domain/days';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { PeriodField } from '../../../platform/fields/period-field.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { LogFilter } from '../log-filter.ts';
import classes from './operation-log.module.css';

type Props = {
  readonly filter: LogFilter;
  readonly today: Day;
  readonly zone: string;
  /** None: rows are of one person. */
  readonly people: readonly LogPerson[];
  /** A team's rows are about many things, an account's about itself. */
  readonly hasObjects: boolean;
  readonly onChange: (next: Partial<LogFilter>) => void;
};

export type LogPerson = { readonly userId: number; readonly name: string; readonly isFormer: boolean };

export function LogFilterBar({ filter, today, zone, people, hasObjects, onChange }: Props) {
  const { t } = useTranslation('operationLog');
  return (
    <div className={classes.filters}>
      <div className={classes.types}>
        <Segmented
          label={t('type')}
          value={filter.type}
          options={operationFilters.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={(type) => onChange({ type })}
        />
      </div>
      {people.length > 1 ? <PersonChoice filter={filter} people={people} onChange={onChange} /> : null}
      {hasObjects ? <ObjectChoice filter={filter} onChange={onChange} /> : null}
      <PeriodField
        period={filter.period}
        today={today}
        zone={zone}
        onChange={(period) => onChange({ period })}
      />
    </div>
  );
}

type ChoiceProps = Pick<Props, 'filter' | 'onChange'>;
const all = '';

function PersonChoice({ filter, people, onChange }: ChoiceProps & Pick<Props, 'people'>) {
  const { t } = useTranslation('operationLog');
  return (
    <Picker
      label={t('filters.person')}
      value={String(filter.userId ?? all)}
      options={[
        { value: all, label: t('filters.everybody') },
        ...people.map(({ userId, name, isFormer }) => ({
          value: String(userId),
          label: isFormer ? t('filters.former', { name }) : name,
        })),
      ]}
      onChange={(next) => onChange({ userId: next === all ? undefined : Number(next) })}
    />
  );
}

function ObjectChoice({ filter, onChange }: ChoiceProps) {
  const { t } = useTranslation('operationLog');
  return (
    <Picker
      label={t('filters.object')}
      value={filter.object ?? all}
      options={[
        { value: all, label: t('filters.everything') },
        ...operationObjects.map((object) => ({ value: object, label: t(`objects.${object}`) })),
      ]}
      onChange={(next) => onChange({ object: operationObjects.find((object) => object === next) })}
    />
  );
}
