import type { FormEvent, ReactNode } from 'react';
import { matchTypes } from '@tapwright/contracts/ad-values';
import { maxEdits } from '@tapwright/contracts/limits';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextArea } from '@tapwright/ui/forms/text-area';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { NegativePlace } from './prepare-new-negatives.ts';
import { termPlaces } from './prepare-terms.ts';
import { useNewNegatives } from './use-new-negatives.ts';
import { AdGroupTargets } from './ad-group-targets.tsx';
import { TermsRow } from './terms-row.tsx';
import classes from './terms-dialog.module.css';

type Words = readonly { readonly text: string; readonly matchType: 'EXACT' | 'BROAD' }[];

type Props = {
  readonly teamId: number;
  /** Where it was opened: inside an ad group, or a campaign. Elsewhere ad groups are chosen. */
  readonly inside?: (NegativePlace & { readonly names: readonly string[] }) | undefined;
  /** What of one's own would no longer be shown. */
  readonly blockedBy: (words: Words, places: readonly NegativePlace[]) => ReactNode;
  readonly onClose: () => void;
};

const lineCount = 6;

/** Negative keywords that somebody types or pastes, judged meanwhile, sent as one set. */
export function NewNegativesDialog({ teamId, inside, blockedBy, onClose }: Props) {
  const { t } = useTranslation(['changes', 'adWords']);
  const { choice, change, places, words, count, refused, ...plan } = useNewNegatives(teamId, inside, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    plan.send();
  };
  const placeWord = (place: (typeof termPlaces)[number]) => {
    if (inside === undefined) return t(`changes:keywordPlan.places.${place}`);
    return t(place === 'adGroup' ? 'changes:newNegatives.inAdGroup' : 'changes:newNegatives.inCampaign');
  };
  return (
    <FormDialog
      title={t('changes:newNegatives.title')}
      submit={plan.isProposal ? t('changes:terms.propose') : t('changes:newNegatives.make', { count })}
      isPending={plan.isPending}
      form={undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {inside === undefined ? null : <p className={classes.place}>{inside.names.join(' › ')}</p>}
      <TextArea
        label={t('changes:newNegatives.lines')}
        help={t('changes:newNegatives.linesHelp')}
        rows={lineCount}
        data-autofocus
        value={choice.typed}
        onChange={({ target }) => change({ typed: target.value })}
      />
      {inside === undefined ? (
        <AdGroupTargets teamId={teamId} chosen={choice.targets} onChange={(targets) => change({ targets })} />
      ) : null}
      {inside !== undefined && inside.adGroupId === undefined ? null : (
        <TermsRow label={t('changes:terms.keptOutOf')}>
          <Segmented
            label={t('changes:terms.keptOutOf')}
            value={choice.keptOutOf}
            options={termPlaces.map((value) => ({ value, label: placeWord(value) }))}
            onChange={(keptOutOf) => change({ keptOutOf })}
          />
        </TermsRow>
      )}
      <TermsRow label={t('changes:terms.negativeMatch')}>
        <Segmented
          label={t('changes:terms.negativeMatch')}
          value={choice.matchType}
          options={matchTypes.map((value) => ({ value, label: t(`adWords:matchTypes.${value}`) }))}
          onChange={(matchType) => change({ matchType })}
        />
      </TermsRow>
      {words.length === 0 || places.length === 0 ? null : blockedBy(words, places)}
      <div role="status">
        {plan.isTooMany ? <p>{t('changes:keywordPlan.tooMany', { max: maxEdits })}</p> : null}
        {refused.length === 0 ? null : <Refused refused={refused} />}
      </div>
    </FormDialog>
  );
}

/** As many as anybody reads. */
const maxNamed = 50;

function Refused({ refused }: Pick<ReturnType<typeof useNewNegatives>, 'refused'>) {
  const { t } = useTranslation('changes');
  return (
    <div className={classes.blocked}>
      <p className={classes.note}>{t('keywordPlan.leftOut', { count: refused.length })}</p>
      <ul className={classes.terms}>
        {refused.slice(0, maxNamed).map(({ place, text, message }) => (
          <li key={place}>
            <b>{text}</b> <span className={classes.place}>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
