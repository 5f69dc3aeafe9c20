import type { SyncState } from '@tapwright/contracts/apple-sync';
import { formatList } from '@tapwright/i18n/format-list';
import { formatCount } from '@tapwright/i18n/format-number';
import { StaleBanner } from '@tapwright/ui/feedback/stale-banner';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

/** While campaign groups are read for the first time: figures are there already, and not whole yet. */
export function FirstReading({ states }: { readonly states: readonly SyncState[] }) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const names = formatList(
    language,
    states.map(({ name }) => name),
  );
  const error = states.find((state) => state.error !== null)?.error ?? null;
  const running = states.flatMap((state) => (state.running === null ? [] : [state.running]));
  const count = (of: 'done' | 'planned') =>
    formatCount(
      language,
      running.reduce((sum, each) => sum + each[of], 0),
    );
  return (
    <StaleBanner title={t('first.title')}>
      {t('first.text', { names })}{' '}
      {error !== null
        ? t(`errors.${error}`)
        : running.length > 0
          ? t('first.progress', { done: count('done'), planned: count('planned') })
          : null}
    </StaleBanner>
  );
}
