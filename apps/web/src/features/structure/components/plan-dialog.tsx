import * as z from 'zod/mini';
import type { StructurePlanView } from '@tapwright/contracts/structure';
import { findTemplateProblem, shortAppName, writeName } from '@tapwright/domain/structure-names';
import { FieldNote } from '@tapwright/ui/forms/field-note';
import { Picker } from '@tapwright/ui/forms/picker';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { modifyPlan, type StructureApps } from '../api/structure.ts';
import { useReadStructure } from '../use-read-structure.ts';
import classes from './structure.module.css';

type Props = {
  readonly teamId: number;
  readonly app: StructureApps[number];
  readonly plan: StructurePlanView;
  readonly onClose: () => void;
};

/** How campaigns are called, and the highest bid: what the audit compares with. */
export function PlanDialog({ teamId, app, plan, onClose }: Props) {
  const { t } = useTranslation('structure');
  const readStructure = useReadStructure();
  const sayTemplate = (template: string) =>
    findTemplateProblem(template) === undefined
      ? t('plan.sample', { name: sampleOf(template, app.app) })
      : t('plan.parts', { app: '{app}', storefront: '{storefront}', role: '{role}' });
  const fields = useSentForm({
    first: firstOf(plan, app),
    rulesOf: () => ({ nameTemplate, isForTeam: z.boolean(), bidCeiling, currency: z.string() }),
    failed: t('plan.notSaved'),
    send: async (values) => {
      await modifyPlan({ teamId, adamId: app.adamId, revision: plan.revision, ...values });
      await readStructure(teamId);
    },
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t('plan.title')}
      submit={t('plan.save')}
      isPending={fields.isPending}
      form={fields.form}
      onSubmit={fields.submit}
      onClose={onClose}
    >
      <TextField
        label={t('plan.template')}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        help={sayTemplate(fields.values.nameTemplate)}
        {...fields.textOf('nameTemplate')}
      />
      <NamesOf
        isForTeam={fields.values.isForTeam}
        onChange={(isForTeam) => fields.set('isForTeam', isForTeam)}
      />
      <TextField
        label={t('plan.ceiling')}
        help={t('plan.ceilingHelp')}
        inputMode="decimal"
        autoComplete="off"
        {...fields.textOf('bidCeiling')}
      />
      {app.currencies.length < 2 ? null : (
        <div className={classes.field}>
          <span aria-hidden>{t('plan.currency')}</span>
          <Picker
            label={t('plan.currency')}
            value={fields.values.currency}
            options={app.currencies.map((value) => ({ value, label: value }))}
            onChange={(currency) => fields.set('currency', currency)}
          />
        </div>
      )}
    </FormDialog>
  );
}

const firstOf = (
  { nameTemplate: template, isForTeam, bidCeiling: ceiling }: StructurePlanView,
  { currencies }: Props['app'],
) => ({
  nameTemplate: template,
  isForTeam,
  bidCeiling: ceiling?.amount ?? '',
  currency: ceiling?.currency ?? currencies[0] ?? 'USD',
});

type NamesOfProps = { readonly isForTeam: boolean; readonly onChange: (isForTeam: boolean) => void };

function NamesOf({ isForTeam, onChange }: NamesOfProps) {
  const { t } = useTranslation('structure');
  return (
    <div className={classes.field}>
      <span aria-hidden>{t('plan.namesOf')}</span>
      <Segmented
        label={t('plan.namesOf')}
        value={isForTeam ? 'team' : 'app'}
        options={(['team', 'app'] as const).map((value) => ({ value, label: t(`plan.of.${value}`) }))}
        onChange={(value) => onChange(value === 'team')}
      />
      <FieldNote help={t(isForTeam ? 'plan.teamHelp' : 'plan.appHelp')} />
    </div>
  );
}

const sampleOf = (template: string, app: string): string =>
  writeName(template, { app: shortAppName(app), storefront: 'US', role: 'brand' });

const nameTemplate = z.string().check(
  z.superRefine((template, context) => {
    const problem = findTemplateProblem(template);
    if (problem !== undefined)
      context.addIssue({ code: 'custom', message: `structure:templateProblems.${problem}`, input: template });
  }),
);
const bidCeiling = z
  .string()
  .check(
    z.refine(
      (amount) => amount.trim() === '' || /^\s*\d+(?:[.,]\d+)*\s*$/.test(amount),
      'structure:rules.ceiling',
    ),
  );
