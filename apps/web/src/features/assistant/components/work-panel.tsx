import { Link } from '@tanstack/react-router';
import type { AssistantProposal, EvidencePlace, ProposalEvidence } from '@tapwright/contracts/assistant';
import { formatDay } from '@tapwright/i18n/format-day';
import { Button } from '@tapwright/ui/forms/button';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { isOfApple, type OfApple } from '../describe-advice.ts';
import { editsOf, worthOf, worthWord } from '../describe-proposal.ts';
import { type AssistantWords, useAssistantWords } from '../use-assistant-words.ts';
import type { StandingProposal } from '../stand-work.ts';
import type { WorkActions } from '../use-work.ts';
import { CostBand } from './cost-band.tsx';
import { ToldFigures } from './told-figures.tsx';
import { Telling } from './telling.tsx';
import { PutAsideButtons } from './put-aside-buttons.tsx';
import classes from './work-panel.module.css';

type Props = {
  readonly proposal: StandingProposal;
  readonly mayEdit: boolean;
  readonly actions: WorkActions;
};

/** What one proposal means, and what a click would do. */
export function WorkPanel({ proposal, mayEdit, actions }: Props) {
  const words = useAssistantWords(proposal.currency);
  const language = useLanguage();
  const { t } = words;
  const { evidence, from, to } = proposal;
  return (
    <div className={classes.panel}>
      {isOfApple(evidence) ? (
        <ToldFigures evidence={evidence} words={words} />
      ) : (
        <Figures evidence={evidence} words={words} />
      )}
      {'cost' in evidence ? (
        <CostBand cost={evidence.cost} cpa={evidence.sums.cpa} goal={evidence.goal} words={words} />
      ) : null}
      <section className={classes.part}>
        <h3 className={classes.title}>{t('assistant:why')}</h3>
        <p className={classes.text}>{whyOf(proposal, words)}</p>
        {'isGoalSet' in evidence && !evidence.isGoalSet ? (
          <p className={classes.quiet}>{t('assistant:averageGoal')}</p>
        ) : null}
        {isOfApple(evidence) ? null : (
          <p className={classes.quiet}>
            {t('assistant:fromDays', { from: formatDay(language, from), to: formatDay(language, to) })}
          </p>
        )}
      </section>
      <Places places={placesOf(proposal)} words={words} />
      <Examples proposal={proposal} words={words} />
      <Edits proposal={proposal} words={words} />
      <section className={classes.part}>
        <h3 className={classes.title}>{t('assistant:money')}</h3>
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>{t(worthWord(proposal))}</dt>
            <dd>{worthOf(proposal, words)}</dd>
          </div>
          {evidence.of === 'negateNGram' ? (
            <div className={classes.fact}>
              <dt>{t('assistant:lost')}</dt>
              <dd>{words.count(evidence.lostInstalls)}</dd>
            </div>
          ) : null}
        </dl>
      </section>
      <Foot proposal={proposal} mayEdit={mayEdit} actions={actions} />
    </div>
  );
}

type PartProps = { readonly proposal: AssistantProposal; readonly words: AssistantWords };

/** Where a chance is not of an install at or under the goal. */
const chanceLabels: Readonly<
  Partial<Record<ProposalEvidence['of'], 'assistant:figures.above' | 'assistant:figures.over'>>
> = {
  negateTerm: 'assistant:figures.above',
  bidHigh: 'assistant:figures.over',
};

type FiguresProps = {
  readonly evidence: Exclude<ProposalEvidence, OfApple>;
  readonly words: AssistantWords;
};

function Figures({ evidence, words: { t, count, money, chance } }: FiguresProps) {
  const { sums } = evidence;
  const figures = [
    { value: count(sums.installs), label: t('assistant:figures.installs', { taps: count(sums.taps) }) },
    {
      value: sums.cpa === null ? '–' : money(sums.cpa),
      label:
        'goal' in evidence
          ? t('assistant:figures.cpaGoal', { goal: money(evidence.goal) })
          : t('adWords:measures.avgCpaAmount'),
    },
    'chance' in evidence
      ? {
          value: chance(evidence.chance),
          label: t(chanceLabels[evidence.of] ?? 'assistant:figures.under'),
        }
      : { value: money(sums.spend), label: t('assistant:figures.spend') },
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={classes.figure}>
          <dd className={classes.value}>{value}</dd>
          <dt className={classes.quiet}>{label}</dt>
        </div>
      ))}
    </dl>
  );
}

function whyOf({ evidence }: AssistantProposal, { t, money, count }: AssistantWords): string {
  switch (evidence.of) {
    case 'harvest':
      return evidence.places.some(({ adGroupId }) => adGroupId !== evidence.target.adGroupId)
        ? t('assistant:reason.harvest')
        : t('assistant:reason.harvestHere');
    case 'negateTerm':
      return t('assistant:reason.negateTerm');
    case 'negateNGram':
      return t(evidence.way === 'broad' ? 'assistant:reason.nGramBroad' : 'assistant:reason.nGramExact', {
        stopped: count(evidence.stopped),
      });
    case 'own':
      return t(evidence.by === 'cost' ? 'assistant:reason.ownCost' : 'assistant:reason.ownInstalls');
    case 'bidLow':
    case 'bidHigh':
      return t(evidence.of === 'bidLow' ? 'assistant:reason.bidLow' : 'assistant:reason.bidHigh', {
        suggested: money(evidence.suggested),
      });
    case 'capEnds':
      return t('assistant:reason.capEnds', { cap: money(evidence.cap) });
    case 'capIdle':
      return t('assistant:reason.capIdle', { days: count(evidence.days) });
    case 'appleBudget':
    case 'appleTargetCpa':
      return t(`assistant:reason.${evidence.of}`);
  }
}

function placesOf({ evidence }: AssistantProposal): readonly EvidencePlace[] {
  if ('places' in evidence) return evidence.places;
  return evidence.of === 'own' ? [evidence.owner, ...evidence.others] : [];
}

type PlacesProps = { readonly places: readonly EvidencePlace[]; readonly words: AssistantWords };

function Places({ places, words: { t, count, money } }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{t('assistant:where')}</h3>
      <ul className={classes.lines}>
        {places.map(({ campaignId, campaignName, adGroupId, adGroupName, matching, taps, cpa }) => (
          <li key={`${adGroupId} ${matching}`} className={classes.line}>
            <Link
              to="/ad/overview/group-overview"
              search={{ campaignId, adGroupId }}
              className={classes.place ?? ''}
            >
              {[campaignName, adGroupName].filter(Boolean).join(' › ')}
            </Link>
            <span className={classes.quiet}>
              {t(`assistant:matchings.${matching}`)} ·{' '}
              {t('assistant:tapsCpa', { taps: count(taps), cpa: cpa === null ? '–' : money(cpa) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ proposal: { evidence }, words: { t, count, money } }: PartProps) {
  if (evidence.of !== 'negateNGram' || evidence.examples.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{t('assistant:examples')}</h3>
      <ul className={classes.lines}>
        {evidence.examples.map(({ word, spend, taps, installs }) => (
          <li key={word} className={classes.line}>
            <bdi dir="auto">{word}</bdi>
            <span className={classes.quiet}>
              {money(spend)} · {t('assistant:measured', { taps: count(taps), installs: count(installs) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Edits({ proposal, words }: PartProps) {
  const { t } = words;
  const lines = editsOf(proposal, words);
  if (lines.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3 className={classes.title}>{t('assistant:edits.title')}</h3>
      <ol className={classes.lines}>
        {lines.map(({ what, where, isLater }) => (
          <li key={`${what} ${where}`} className={classes.line}>
            <span>{what}</span>
            <span className={classes.quiet}>
              {[where, isLater ? t('assistant:edits.later') : ''].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {lines.some(({ isLater }) => isLater) ? (
        <p className={classes.quiet}>{t('assistant:edits.waits')}</p>
      ) : null}
    </section>
  );
}

function Foot({ proposal, mayEdit, actions }: Props) {
  const { t } = useTranslation('assistant');
  const { proposalId, putAside, changeSet, gone, edits, isLeft } = proposal;
  if (isLeft === true) return null;
  if (putAside !== null)
    return (
      <footer className={classes.foot}>
        <span className={classes.quiet}>
          {t('aside.by', { by: putAside.by, way: t(`ways.${putAside.way}`) })}
          <Telling telling={putAside.telling} />
        </span>
        <Button
          size="xs"
          loading={actions.pendingId === proposalId}
          onClick={() => void actions.bringBack(proposalId)}
        >
          {t('aside.bringBack')}
        </Button>
      </footer>
    );
  return (
    <>
      <section className={classes.part}>
        <h3 className={classes.title}>{t('aside.title')}</h3>
        <PutAsideButtons
          proposal={proposal}
          onPutAside={(how) => void actions.putAside(how, proposal.kind !== 'apple')}
        />
        {proposal.kind === 'apple' && gone === null ? (
          <p className={classes.quiet}>{t('aside.final')}</p>
        ) : null}
      </section>
      {changeSet !== null && changeSet.state !== 'draft' ? (
        <footer className={classes.foot}>
          <Button render={<Link to="/ad/changes" search={{ set: String(changeSet.changeSetId) }} />}>
            {t('onItsWay')}
          </Button>
        </footer>
      ) : mayEdit && gone === null && edits > 0 ? (
        <footer className={classes.foot}>
          <Button
            variant="filled"
            loading={actions.pendingId === proposalId}
            onClick={() => void actions.apply(proposal)}
          >
            {t(changeSet === null ? 'preview' : 'inDraft', { count: edits })}
          </Button>
        </footer>
      ) : null}
    </>
  );
}
