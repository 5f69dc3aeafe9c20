import { scopeKindOf } from '@tapwright/contracts/roles';
import type { Role } from '@tapwright/contracts/roles';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = { readonly roleName: Role; readonly scope: readonly number[] };

/** How far somebody reaches, in words: "2 campaign groups". */
export function Reach({ roleName, scope: { length: count } }: Props) {
  const { t } = useTranslation('members');
  if (count === 0) return t('scope.all');
  return scopeKindOf(roleName) === 'groups' ? t('scope.groups', { count }) : t('scope.campaigns', { count });
}
