import { useQuery } from '@tanstack/react-query';
import { ChoiceList } from '@tapwright/ui/forms/choice-list';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { scopeChoicesQuery } from '../api/scope-queries.ts';
import type { ScopeKind } from '@tapwright/contracts/roles';
import type { Scope } from '../scope-text.ts';
import classes from './role-fields.module.css';
import { ScopeChoices } from './scope-choices.tsx';

type Props = {
  readonly teamId: number;
  readonly kind: ScopeKind;
  readonly value: Scope;
  /** Whoever is bound to a part gives no more than that. */
  readonly mayGiveAll: boolean;
  readonly error: string | undefined;
  readonly onChange: (scope: Scope) => void;
};

export function ScopeField({ teamId, kind, value, mayGiveAll, error, onChange }: Props) {
  const { t } = useTranslation('members');
  const { data, isError } = useQuery(scopeChoicesQuery(teamId, kind));
  const hasNone = data?.length === 0 && value === 'all';
  return (
    <div>
      <ChoiceList
        label={t('members.scope')}
        value={value === 'all' ? 'all' : 'some'}
        error={error}
        options={[
          {
            value: 'all',
            label: t('scope.all'),
            note: mayGiveAll ? t('scope.note.all') : t('scope.wider'),
            disabled: !mayGiveAll,
          },
          {
            value: 'some',
            label: t(`scope.choose.${kind}`),
            note: hasNone ? t('scope.later') : t(`scope.note.${kind}`),
            disabled: hasNone,
          },
        ]}
        onChange={(one) => onChange(one === 'all' ? 'all' : [])}
      />
      {value === 'all' || data === undefined ? null : (
        <ScopeChoices label={t(`scope.choose.${kind}`)} choices={data} chosen={value} onChange={onChange} />
      )}
      {value !== 'all' && isError ? (
        <p role="alert" className={classes.note}>
          {t('scope.failed')}
        </p>
      ) : null}
    </div>
  );
}
