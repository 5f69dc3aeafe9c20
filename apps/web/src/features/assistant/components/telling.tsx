import type { AssistantProposal } from '@tapwright/contracts/assistant';
import { useTranslation } from '../../../platform/words/use-translation.ts';

type Props = { readonly telling: NonNullable<AssistantProposal['putAside']>['telling'] };

/** Whether Apple knows that its recommendation was dismissed, and why not yet. */
export function Telling({ telling }: Props) {
  const { t } = useTranslation(['assistant', 'appleSync']);
  if (telling === null) return null;
  const { state, error } = telling;
  if (error === null) return <> · {t(`assistant:aside.telling.${state}`)}</>;
  return (
    <>
      {' · '}
      {t('assistant:aside.telling.failed')} {t(`appleSync:errors.${error}`)}
    </>
  );
}
