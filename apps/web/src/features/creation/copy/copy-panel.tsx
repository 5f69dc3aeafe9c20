import { useState } from 'react';
import type { ChangeSetView } from '@tapwright/contracts/change-set-view';
import { findCurrency } from '@tapwright/domain/currencies';
import { addMoney, moneyOf, type Money, parseAmount, toAmount } from '@tapwright/domain/money';
import { formatMoney } from '@tapwright/i18n/format-money';
import { formatCount } from '@tapwright/i18n/format-number';
import { StatusGlyph } from '@tapwright/ui/feedback/status-glyph';
import { Button } from '@tapwright/ui/forms/button';
import { CheckList } from '@tapwright/ui/forms/check-list';
import { Segmented } from '@tapwright/ui/forms/segmented';
import { TextField } from '@tapwright/ui/forms/text-field';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useShowFailure } from '../../../platform/calls/use-show-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { gatherCopies } from '../api/copies.ts';
import { sendCampaigns } from '../api/creations.ts';
import shared from '../components/creation.module.css';
import { keptWords } from './list-copies.ts';
import { nameTokens } from './name-copies.ts';
import { countCopies, isAbove } from './plan-copies.ts';
import type { CopyPlan } from './use-copy-plan.ts';
import classes from './copy.module.css';

type Props = {
  readonly plan: CopyPlan;
  readonly onSent: (set: ChangeSetView) => void;
  readonly onGathered: (set: ChangeSetView) => void;
};

/** What will be made, what is the same for all of it, and the sending. */
export function CopyPanel(props: Props) {
  const { t } = useTranslation('copies');
  const { plan } = props;
  return (
    <aside className={classes.panel} aria-label={t('made')}>
      <Counts plan={plan} />
      <Notes plan={plan} />
      <Choices plan={plan} />
      <Caps plan={plan} />
      <Foot {...props} />
    </aside>
  );
}

type PlanProps = Pick<Props, 'plan'>;

function Counts({ plan: { counts } }: PlanProps) {
  const { t } = useTranslation('copies');
  const language = useLanguage();
  return (
    <section className={classes.part}>
      <h2 className={shared.heading}>{t('made')}</h2>
      <dl className={classes.counts}>
        {(['campaigns', 'adGroups', 'keywords', 'negatives'] as const).map((kind) => (
          <div key={kind}>
            <dd>{formatCount(language, counts[kind])}</dd>
            <dt>{t(`kinds.${kind}`)}</dt>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Choices({ plan: { plan, source, change } }: PlanProps) {
  const { t } = useTranslation(['copies', 'creation']);
  const { adGroups } = source.campaign;
  return (
    <section className={classes.part}>
      <div className={shared.labelled}>
        <span className={shared.label}>{t('creation:steps.keywords')}</span>
        <Segmented
          label={t('creation:steps.keywords')}
          value={plan.kept}
          options={keptWords.map((value) => ({ value, label: t(`keep.${value}`) }))}
          onChange={(kept) => change({ kept })}
        />
        <p className={shared.help}>{t(`keepNotes.${plan.kept}`)}</p>
      </div>
      <TextField
        label={t('names')}
        name="template"
        value={plan.template}
        help={t('namesHelp', { tokens: nameTokens.join(' ') })}
        onChange={({ target }) => change({ template: target.value })}
      />
      {adGroups.length < 2 ? null : (
        <div className={shared.labelled}>
          <span className={shared.label}>{t('adGroups')}</span>
          <CheckList
            label={t('adGroups')}
            chosen={[...plan.adGroupIds]}
            options={adGroups.map(({ adGroupId, name = '' }) => ({ value: adGroupId, label: name }))}
            empty=""
            onChange={(ids) => change({ adGroupIds: new Set(ids) })}
          />
        </div>
      )}
    </section>
  );
}

function Caps({ plan: { rows } }: PlanProps) {
  const { t } = useTranslation('copies');
  const language = useLanguage();
  const sums = new Map<string, Money>();
  for (const { group, currency: name, campaign } of rows) {
    const currency = findCurrency(name) ?? 'USD';
    const cap = parseAmount(campaign?.dailyCap ?? '', currency);
    if (typeof cap === 'string') continue;
    const key = `${group} ${currency}`;
    sums.set(key, addMoney(sums.get(key) ?? moneyOf(0, currency), cap));
  }
  if (sums.size === 0) return null;
  return (
    <section className={classes.part}>
      <h2 className={shared.label}>{t('caps')}</h2>
      <dl className={shared.facts}>
        {[...sums].map(([key, sum]) => (
          <div key={key} className={shared.fact}>
            <dt>{key.slice(0, key.lastIndexOf(' '))}</dt>
            <dd>{formatMoney(language, { amount: toAmount(sum), currency: sum.currency })}</dd>
          </div>
        ))}
      </dl>
      <p className={shared.help}>{t('paused')}</p>
    </section>
  );
}

/** Campaigns in whose languages no keyword of the original is. */
function countWordless(
  { rows, plan: { kept } }: CopyPlan,
  adGroups: CopyPlan['source']['campaign']['adGroups'],
): number {
  const hadWords = adGroups.some(({ keywords = [] }) => keywords.length > 0);
  if (kept !== 'language' || !hadWords) return 0;
  return rows.filter(
    ({ campaign, isLeftOut, whyNot }) =>
      campaign !== undefined && !isLeftOut && whyNot === undefined && countCopies([campaign]).keywords === 0,
  ).length;
}

function Notes({ plan }: PlanProps) {
  const { t } = useTranslation(['copies', 'creation']);
  const { rows, source, plan: choice, warnings, confirmed, confirm, takenNow, takeFreeNames, failure } = plan;
  const adGroups = source.campaign.adGroups.filter(({ adGroupId }) => choice.adGroupIds.has(adGroupId));
  const stopped = rows.filter(({ whyNot }) => whyNot !== undefined && whyNot.is !== 'asking').length;
  const lowered = adGroups.flatMap(({ bid: most, keywords = [] }) =>
    keywords.filter(({ bid }) => isAbove(bid, most)),
  );
  const wordless = countWordless(plan, adGroups);
  const notes = [
    ...(stopped > 0 ? [t('notes.leftOut', { count: stopped })] : []),
    ...(lowered.length > 0 && choice.kept !== 'none' ? [t('notes.lowered', { count: lowered.length })] : []),
    ...(wordless > 0 ? [t('notes.wordless', { count: wordless })] : []),
    ...(adGroups.some(({ hours = [] }) => hours.length > 0) ? [t('notes.hours')] : []),
    ...(choice.axis === 'storefronts' &&
    adGroups.some(({ regions = [], cities = [] }) => regions.length + cities.length > 0)
      ? [t('notes.places')]
      : []),
    ...(adGroups.some(({ reachesByApps }) => reachesByApps) ? [t('notes.byApps')] : []),
    ...(plan.preview?.approval.length ? [t('creation:put.needsSecond')] : []),
  ];
  if (notes.length + warnings.length + takenNow.length === 0 && failure === undefined) return null;
  return (
    <section className={classes.part}>
      {failure === undefined ? null : (
        <p className={shared.error} role="alert">
          <StatusGlyph of="refused" />
          {failure}
        </p>
      )}
      {takenNow.length === 0 ? null : (
        <Button size="xs" onClick={takeFreeNames}>
          {t('freeNames', { count: takenNow.length })}
        </Button>
      )}
      {notes.map((note) => (
        <p key={note} className={shared.caution}>
          <StatusGlyph of="to-mend" />
          {note}
        </p>
      ))}
      {warnings.map(({ reason, message, count }) => (
        <label key={reason} className={classes.confirm}>
          <input
            type="checkbox"
            checked={confirmed.includes(reason)}
            onChange={({ target }) => confirm(reason, target.checked)}
          />
          <span>
            {message} {count > 1 ? t('creation:put.times', { count }) : ''}
          </span>
        </label>
      ))}
    </section>
  );
}

function Foot({ plan, onSent, onGathered }: Props) {
  const { t } = useTranslation(['copies', 'creation']);
  const { teamId, campaigns, confirmed, isJudged, isToConfirm, refusals } = plan;
  const [pending, setPending] = useState<'send' | 'gather'>();
  const showFailure = useShowFailure();
  const isEmpty = campaigns.length === 0 || plan.plan.adGroupIds.size === 0;
  const run = async (which: 'send' | 'gather', ask: () => Promise<ChangeSetView>) => {
    setPending(which);
    try {
      (which === 'send' ? onSent : onGathered)(await ask());
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(t('creation:put.notSent'), error);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <footer className={classes.foot}>
      <Button
        disabled={isEmpty || pending !== undefined}
        loading={pending === 'gather'}
        onClick={() => void run('gather', async () => gatherCopies({ teamId, newCampaigns: campaigns }))}
      >
        {t('each')}
      </Button>
      <Button
        variant="filled"
        disabled={isEmpty || !isJudged || isToConfirm || refusals.size > 0 || pending !== undefined}
        loading={pending === 'send'}
        onClick={() =>
          void run('send', async () =>
            sendCampaigns({ teamId, origin: 'duplicate', campaigns, confirmed: [...confirmed] }),
          )
        }
      >
        {t(plan.preview?.approval.length ? 'propose' : 'make', { count: campaigns.length })}
      </Button>
    </footer>
  );
}
