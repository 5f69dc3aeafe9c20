import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PolicyView } from '@tapwright/contracts/change-approval';
import { changeOrigins } from '@tapwright/contracts/change-set-view';
import { can, roles } from '@tapwright/contracts/roles';
import { Skeleton } from '@tapwright/ui/feedback/skeleton';
import { Button } from '@tapwright/ui/forms/button';
import { CheckList } from '@tapwright/ui/forms/check-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { showToast } from '../../../platform/calls/toasts.ts';
import { useSentForm } from '../../../platform/forms/use-sent-form.ts';
import { ViewFailed } from '../../../platform/calls/view-failed.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { policyQuery, setPolicy } from '../api/change-rules.ts';
import { countRule, readCount, writeCount } from '../count-text.ts';
import { teamKeys } from '../keys.ts';
import { showAtField } from '../show-at-field.ts';
import classes from './change-rules.module.css';

const editors = roles.filter((role) => can(role, 'campaign.edit'));
/** Those that people use today; others that are chosen already stay chosen. */
const shownOrigins = ['cell', 'form', 'bulk', 'file', 'searchTerm', 'undo'] as const;

/** What of the team's changes needs a second person. */
export function PolicyTab({ teamId }: { readonly teamId: number }) {
  const { t } = useTranslation('members');
  const { data, error, refetch } = useQuery(policyQuery(teamId));
  if (data !== undefined) return <PolicyForm teamId={teamId} policy={data} />;
  if (error === null)
    return (
      <div className={classes.form} aria-busy>
        <Skeleton width="48%" />
        <Skeleton width="100%" height={32} />
      </div>
    );
  return (
    <ViewFailed
      title={t('policy.notRead')}
      text={t('members.safe')}
      error={error}
      onTryAgain={() => void refetch()}
    />
  );
}

type FormProps = { readonly teamId: number; readonly policy: PolicyView };

function usePolicyForm({ teamId, policy }: FormProps) {
  const { t } = useTranslation('members');
  const queryClient = useQueryClient();
  const { maxRise, maxReserve, maxObjects, removal } = policy;
  // What others save meanwhile is not written over before it was said.
  const [revision, setRevision] = useState(policy.revision);
  return useSentForm({
    first: {
      maxRise,
      maxReserve,
      maxObjects: writeCount(maxObjects),
      always: removal ? ['removal'] : [],
      roles: policy.roles.map(String),
      origins: policy.origins.map(String),
    },
    rulesOf: () => ({ maxObjects: countRule }),
    send: async (values) => {
      const sent = setPolicy({
        teamId,
        revision,
        maxRise: values.maxRise,
        maxReserve: values.maxReserve,
        maxObjects: readCount(values.maxObjects),
        removal: values.always.includes('removal'),
        roles: roles.filter((role) => values.roles.includes(role)),
        origins: changeOrigins.filter((origin) => values.origins.includes(origin)),
      });
      try {
        await showAtField('maxRise', sent, [{ of: 'changedMeanwhile', text: t('stale.notYet') }]);
      } finally {
        await queryClient.invalidateQueries({ queryKey: teamKeys.policy(teamId) });
        const now = queryClient.getQueryData(policyQuery(teamId).queryKey);
        setRevision(now?.revision ?? revision);
      }
      showToast({ tone: 'good', text: t('policy.done') });
    },
    onDone: () => undefined,
    failed: t('policy.failed'),
  });
}

function PolicyForm(props: FormProps) {
  const { t } = useTranslation(['members', 'teams', 'changes']);
  const { form, values, isPending, submit, textOf, set } = usePolicyForm(props);
  const { currencyType } = props.policy;
  const list = (name: 'always' | 'roles' | 'origins', options: { value: string; label: string }[]) => (
    <div>
      <p className={classes.label}>{t(`policy.${name}`)}</p>
      <CheckList
        label={t(`policy.${name}`)}
        chosen={values[name]}
        options={options}
        empty=""
        onChange={(chosen) => set(name, [...chosen])}
      />
    </div>
  );
  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.lead}>{t('policy.lead')}</p>
      {(['maxRise', 'maxReserve'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`policy.${name}`)}
          help={t('policy.money', { currency: currencyType })}
          inputMode="decimal"
          autoComplete="off"
          {...textOf(name)}
        />
      ))}
      <TextField
        label={t('policy.maxObjects')}
        help={t('policy.noBound')}
        inputMode="numeric"
        autoComplete="off"
        {...textOf('maxObjects')}
      />
      {list('always', [{ value: 'removal', label: t('policy.removal') }])}
      {list(
        'roles',
        editors.map((value) => ({ value, label: t(`teams:roles.${value}`) })),
      )}
      {list(
        'origins',
        shownOrigins.map((value) => ({ value, label: t(`changes:origins.${value}`) })),
      )}
      <div>
        <Button type="submit" variant="filled" loading={isPending}>
          {t('policy.submit')}
        </Button>
      </div>
    </form>
  );
}
