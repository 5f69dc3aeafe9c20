import type { RefusedKind, SyncState } from '@tapwright/contracts/apple-sync';
import { formatList } from '@tapwright/i18n/format-list';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';

const kinds = {
  campaignGroup: 'campaignMeasures',
  campaign: 'campaignMeasures',
  adGroup: 'adGroupMeasures',
  keyword: 'keywordMeasures',
  ad: 'adMeasures',
  searchTerm: 'searchTermMeasures',
  audience: 'audienceMeasures',
} as const satisfies Readonly<Record<string, RefusedKind>>;

type Props = { readonly states: readonly SyncState[]; readonly level: keyof typeof kinds };

/** Whose measures of a level Apple refused to report, and why. */
export function RefusedNote({ states, level }: Props) {
  const { t } = useTranslation('appleSync');
  const language = useLanguage();
  const kind = kinds[level];
  const refused = states.flatMap(({ name, refused: all }) =>
    all.filter(({ what }) => what === kind).map(({ error }) => ({ name, error })),
  );
  return [...Map.groupBy(refused, ({ error }) => error)].map(([error, of]) => (
    <span key={error} role="note">
      {t('refused.note', {
        what: t(`refused.what.${kind}`),
        names: formatList(
          language,
          of.map(({ name }) => name),
        ),
        why: t(`refused.why.${error}`),
      })}
    </span>
  ));
}
