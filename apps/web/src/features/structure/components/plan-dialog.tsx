import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { StructurePlanView } from '@tapwright/contracts/structure';
import { findTemplateProblem, shortAppName, writeName } from '@tapwright/domain/structure-names';
import { Picker } from '@tapwright/ui/forms/picker';
import { TextField } from '@tapwright/ui/forms/text-field';
import { FormDialog } from '../../../platform/form-dialog.tsx';
import { useSentForm } from '../../../platform/use-sent-form.ts';
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
    first: {
      nameTemplate: plan.nameTemplate,
      bidCeiling: plan.bidCeiling?.amount ?? '',
      currency: plan.bidCeiling?.currency ?? app.currencies[0] ?? 'USD',
    },
    rulesOf: () => ({ nameTemplate, bidCeiling, currency: z.string() }),
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
