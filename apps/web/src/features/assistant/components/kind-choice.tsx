import { IconList } from '@tabler/icons-react';
import { type ProposalKind, proposalKinds } from '@tapwright/contracts/assistant';
import { formatCount } from '@tapwright/i18n/format-number';
import { Picker } from '@tapwright/ui/forms/picker';
import { useMediaQuery } from '@tapwright/ui/look/use-media-query';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './kind-choice.module.css';
import { kindIcons } from './work-item.tsx';

type Props = {
  readonly kind: ProposalKind | undefined;
  readonly all: number;
  readonly counts: readonly { readonly kind: ProposalKind; readonly count: number }[];
  readonly onChange: (kind: ProposalKind | undefined) => void;
};

/** Which kind of work, with how much there is of each. */
export function KindChoice({ kind, all, counts, onChange }: Props) {
  const { t } = useTranslation('assistant');
  const language = useLanguage();
  const isNarrow = useMediaQuery('(max-width: 1300px)');
  const entries = [
    { kind: undefined, label: t('kinds.all'), count: all, Icon: IconList },
    ...counts
      .filter((one) => one.count > 0 || one.kind === kind)
      .map((one) => ({ ...one, label: t(`kinds.${one.kind}`), Icon: kindIcons[one.kind] })),
  ].map((one) => ({ ...one, name: `${one.label} ${formatCount(language, one.count)}` }));
  if (isNarrow)
    return (
      <div className={classes.narrow}>
        <Picker
          label={t('kinds.label')}
          value={kind ?? ''}
          options={entries.map((one) => ({
            value: one.kind ?? '',
            label: one.name,
          }))}
          onChange={(value) => onChange(proposalKinds.find((one) => one === value))}
        />
      </div>
    );
  return (
    <nav className={classes.rail} aria-label={t('kinds.label')}>
      {entries.map(({ label, count, name, Icon, ...entry }) => (
        <button
          key={label}
          type="button"
          className={classes.entry}
          aria-label={name}
          aria-current={entry.kind === kind ? 'true' : undefined}
          onClick={() => onChange(entry.kind)}
        >
          <Icon size={16} aria-hidden />
          <span className={classes.label}>{label}</span>
          <span className={classes.count}>{formatCount(language, count)}</span>
        </button>
      ))}
    </nav>
  );
}
