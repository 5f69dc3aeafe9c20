import { listColumns } from '@tapwright/contracts/ad-columns';
import type { ReportDefinition } from '@tapwright/contracts/report-centre';
import { measureNames } from '@tapwright/contracts/report-measures';
import { TextField } from '@tapwright/ui/forms/text-field';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { FormProps } from '../form-props.ts';
import type { useReportDraft } from '../use-report-draft.ts';
import { FilterFields } from './filter-fields.tsx';
import { LabelledPicker } from './labelled-picker.tsx';
import { OrderList } from './order-list.tsx';
import { RowFields } from './row-fields.tsx';
import classes from './report-builder.module.css';

type Props = FormProps & {
  readonly id: string;
  readonly isNew: boolean;
  readonly fields: ReturnType<typeof useReportDraft>['fields'];
};

export function BuilderForm({ id, isNew, fields: { form, submit, textOf, values, set }, ...props }: Props) {
  const { t } = useTranslation(['reportCentre', 'adWords']);
  const { definition, onChange } = props;
  const change = (next: Partial<ReportDefinition>) => onChange({ ...definition, ...next });
  const dimensions = listColumns(definition.level).map(({ key }) => key);
  return (
    <form
      id={id}
      ref={form}
      className={classes.form}
      aria-label={t('form.label')}
      noValidate
      onSubmit={submit}
    >
      <NameFields isNew={isNew} textOf={textOf} values={values} set={set} />
      <RowFields {...props} />
      {dimensions.length === 0 ? null : (
        <OrderList
          label={t('form.dimensions')}
          options={dimensions.map((value) => ({ value, label: t(`adWords:columns.${value}`) }))}
          chosen={definition.dimensions}
          onChange={(chosen) => change({ dimensions: chosen })}
        />
      )}
      <OrderList
        label={t('form.measures')}
        options={measureNames.map((value) => ({ value, label: t(`adWords:measures.${value}`) }))}
        chosen={definition.measures}
        least={1}
        onChange={(measures) => change({ measures })}
      />
      <details className={classes.folded}>
        <summary>{t('form.chosen', { name: t('form.filters'), count: countFilters(definition) })}</summary>
        <div className={classes.filters}>
          <FilterFields {...props} />
        </div>
      </details>
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

function NameFields({
  isNew,
  textOf,
  values,
  set,
}: Pick<Props, 'isNew'> & Pick<Props['fields'], 'textOf' | 'values' | 'set'>) {
  const { t } = useTranslation('reportCentre');
  return (
    <>
      <TextField
        label={t('form.name')}
        autoComplete="off"
        autoFocus={isNew}
        maxLength={100}
        {...textOf('name')}
      />
      <div className={classes.group}>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={values.isShared}
            onChange={({ target }) => set('isShared', target.checked)}
          />
          {t('form.shared')}
        </label>
        <p className={classes.help}>{t('form.sharedHelp')}</p>
      </div>
    </>
  );
}

const countFilters = ({ campaignGroupIds, nameContains, statuses, matchTypes, having }: ReportDefinition) =>
  [campaignGroupIds, nameContains, statuses, matchTypes, having].filter(({ length }) => length > 0).length;
