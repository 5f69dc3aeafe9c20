import { useTranslation } from 'react-i18next';
import { listColumns } from '@tapwright/contracts/ad-columns';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { measureNames } from '@tapwright/contracts/report-measures';
import type { FormProps } from '../form-props.ts';
import { CheckList } from './check-list.tsx';
import { FilterFields } from './filter-fields.tsx';
import { LabelledPicker } from './labelled-picker.tsx';
import { RowFields } from './row-fields.tsx';
import classes from './report-builder.module.css';

export function BuilderForm(props: FormProps) {
  const { t } = useTranslation(['reportCentre', 'adWords']);
  const { definition, onChange } = props;
  const change = (next: Partial<ReportDefinition>) => onChange({ ...definition, ...next });
  const dimensions = listColumns(definition.level).map(({ key }) => key);
  return (
    <form className={classes.form} aria-label={t('form.label')} onSubmit={(event) => event.preventDefault()}>
      <RowFields {...props} />
      {dimensions.length === 0 ? null : (
        <CheckList
          label={t('form.dimensions')}
          options={dimensions.map((value) => ({ value, label: t(`adWords:columns.${value}`) }))}
          chosen={dimensions.filter((dimension) => definition.dimensions.includes(dimension))}
          onChange={(chosen) => change({ dimensions: chosen })}
        />
      )}
      <CheckList
        label={t('form.measures')}
        options={measureNames.map((value) => ({
          value,
          label: t(`adWords:measures.${value}`),
          // One stays: a report without any says nothing.
          disabled: definition.measures.length === 1 && definition.measures[0] === value,
        }))}
        chosen={definition.measures}
        onChange={(measures) => change({ measures })}
      />
      <FilterFields {...props} />
      <LabelledPicker
        label={t('form.sortBy')}
        value={definition.sortBy}
        options={[
          ...measureNames.map((value) => ({ value, label: t(`adWords:measures.${value}`) })),
          { value: 'name' as const, label: t('adWords:columns.name') },
        ]}
        onChange={(sortBy) => change({ sortBy, sortOrder: sortBy === 'name' ? 'asc' : 'desc' })}
      />
    </form>
  );
}
