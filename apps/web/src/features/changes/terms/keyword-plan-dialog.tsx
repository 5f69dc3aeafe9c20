import type { FormEvent } from 'react';
import { matchTypes } from '@tapwright/contracts/ad-values';
import { maxEdits } from '@tapwright/contracts/limits';
import { Button } from '@tapwright/ui/forms/button';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { markChosen } from './mark-chosen.ts';
import {
  type KeywordPlan,
  type KeywordWay,
  plannedBids,
  type PlannedKeyword,
  plannedTypes,
} from './prepare-keyword-plan.ts';
import { termPlaces } from './prepare-terms.ts';
import { useKeywordPlan } from './use-keyword-plan.ts';
import { AdGroupTargets } from './ad-group-targets.tsx';
import { TermsRow } from './terms-row.tsx';
import classes from './terms-dialog.module.css';

type Props = {
  readonly teamId: number;
  readonly keywords: readonly PlannedKeyword[];
  readonly way: KeywordWay;
  readonly onSent?: () => void;
  readonly onClose: () => void;
};

/** Out of keywords others of them: of the other match type, in other ad groups, as negative keywords. Looked at as a draft. */
export function KeywordPlanDialog({ teamId, keywords, way, onSent, onClose }: Props) {
  const { t } = useTranslation(['changes', 'adWords']);
  const plan = useKeywordPlan({ teamId, keywords, way }, () => {
    onClose();
    onSent?.();
  });
  const { chosen, change, count, leftOut, refusals, bidsAbove } = plan;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan.isReady) void plan.look();
  };
  return (
    <FormDialog
      title={t(`changes:keywordPlan.titles.${way}`, { count: keywords.length })}
      submit={t('changes:bulk.look')}
      isPending={plan.isPending}
      isBlocked={!plan.isJudging && count > 0 && count === leftOut}
      form={markChosen}
      onSubmit={submit}
      onClose={onClose}
    >
      <PlanFields teamId={teamId} way={way} chosen={chosen} onChange={change} />
      <p className={classes.note}>{t(`changes:keywordPlan.notes.${way}`)}</p>
      <div role="status">
        {count > maxEdits ? <p>{t('changes:keywordPlan.tooMany', { max: maxEdits })}</p> : null}
        {plan.isJudging ? null : <p>{t('changes:keywordPlan.made', { count: count - leftOut })}</p>}
        {leftOut === 0 ? null : (
          <p className={classes.blocked}>
            {t('changes:keywordPlan.leftOut', { count: leftOut })} {refusals.join(' · ')}
          </p>
        )}
      </div>
      <BidsAbove bids={bidsAbove} onTake={plan.takeMax} />
    </FormDialog>
  );
}

type BidsProps = {
  readonly bids: ReturnType<typeof useKeywordPlan>['bidsAbove'];
  readonly onTake: () => void;
};

const mostNamed = 5;

/** Which bids are too high for their ad group, and what they can be instead. */
function BidsAbove({ bids, onTake }: BidsProps) {
  const { t } = useTranslation('changes');
  if (bids.length === 0) return null;
  const unnamed = bids.length - mostNamed;
  return (
    <>
      <ul className={classes.terms}>
        {bids.slice(0, mostNamed).map(({ path, name, bid, adGroup }) => (
          <li key={path}>{t('keywordPlan.bidAbove', { name, bid, max: adGroup.bid })}</li>
        ))}
        {unnamed > 0 ? <li>{t('keywordPlan.more', { count: unnamed })}</li> : null}
      </ul>
      <Button onClick={onTake}>{t('mendBid.takeAll', { count: bids.length })}</Button>
    </>
  );
}

type FieldsProps = {
  readonly teamId: number;
  readonly way: KeywordWay;
  readonly chosen: KeywordPlan;
  readonly onChange: (next: Partial<KeywordPlan>) => void;
};

function PlanFields({ teamId, way, chosen, onChange }: FieldsProps) {
  const { t } = useTranslation(['changes', 'adWords']);
  const types = way === 'matchType' ? matchTypes : plannedTypes;
  return (
    <>
      {way === 'matchType' ? null : (
        <AdGroupTargets
          teamId={teamId}
          chosen={chosen.targets}
          takesFocus
          onChange={(targets) => onChange({ targets })}
        />
      )}
      {way === 'exclude' ? (
        <TermsRow label={t('changes:terms.keptOutOf')}>
          <Segmented
            label={t('changes:terms.keptOutOf')}
            value={chosen.keptOutOf}
            options={termPlaces.map((value) => ({
              value,
              label: t(`changes:keywordPlan.places.${value}`),
            }))}
            onChange={(keptOutOf) => onChange({ keptOutOf })}
          />
        </TermsRow>
      ) : null}
      <TermsRow label={t('adWords:columns.matchType')}>
        <Segmented
          label={t('adWords:columns.matchType')}
          value={chosen.matchType}
          options={types.map((value) => ({
            value,
            label: value === 'same' ? t('changes:keywordPlan.same') : t(`adWords:matchTypes.${value}`),
          }))}
          onChange={(matchType) => onChange({ matchType })}
        />
      </TermsRow>
      {way === 'exclude' ? null : (
        <TermsRow label={t('changes:fields.bid')}>
          <Segmented
            label={t('changes:fields.bid')}
            value={chosen.bid}
            options={plannedBids.map((value) => ({ value, label: t(`changes:keywordPlan.bids.${value}`) }))}
            onChange={(bid) => onChange({ bid })}
          />
        </TermsRow>
      )}
    </>
  );
}
