import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from '../words/use-translation.ts';
import { ask } from './questions.ts';
import { session } from '../person/session.ts';

/** Nobody loses what they wrote by a click beside it. Who is signed out has to go. */
export function useLeaveGuard(isDirty: boolean): void {
  const { t } = useTranslation();
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    shouldBlockFn: async () =>
      session.get() !== null &&
      !(await ask({
        title: t('leave.title'),
        text: t('leave.text'),
        confirm: t('leave.confirm'),
        cancel: t('leave.cancel'),
      })),
  });
}
