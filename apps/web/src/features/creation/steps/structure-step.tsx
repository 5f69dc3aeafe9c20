import { useQueries } from '@tanstack/react-query';
import { findTemplateProblem } from '@tapwright/domain/structure-names';
import { type Money, parseAmount } from '@tapwright/domain/money';
import { formatList } from '@tapwright/i18n/format-list';
import { TextField } from '@tapwright/ui/forms/text-field';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { type OfGroup, suggestionsQuery } from '../api/look-ups.ts';
import { proposeStructure } from '../structure/propose-structure.ts';
import { sumCaps } from '../structure/sum-caps.ts';
import { changeCreation, changeStructure, type Creation, structureOf } from '../use-creation.ts';
import { AppField } from '../components/app-field.tsx';
import { type Need, ProposeButton } from '../structure/propose-button.tsx';
import { StorefrontTable } from '../structure/storefront-table.tsx';
import { StorefrontsField } from '../structure/storefronts-field.tsx';
import { StructureFields } from '../structure/structure-fields.tsx';
import { StructureTable } from '../structure/structure-table.tsx';
import classes from '../components/creation.module.css';

/** Four answers, and the campaigns that come of them: one draft, of which every row can be changed or left out. */
export function StructureStep({ creation }: { readonly creation: Creation }) {
  const { t } = useTranslation('creation');
  const answers = useAnswers(creation);
  const { group, language } = creation;
  const inCurrency = (label: string) =>
    group === undefined ? label : formatList(language, [label, group.currency]);
  const { campaigns } = creation.form;
  const isProposed = campaigns.some(({ adGroups }) => adGroups.some(({ name }) => name !== ''));
  return (
    <>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('structure.title')}</h2>
        <p className={classes.lead}>{t('structure.lead')}</p>
        <AppField creation={creation} />
        <StorefrontsField creation={creation} />
        <StorefrontTable creation={creation} />
        <StructureFields creation={creation} />
        <div className={classes.pair}>
          <TextField
            {...answers.fieldOf('goal')}
            label={inCurrency(t('structure.goal'))}
            help={t('structure.goalHelp')}
          />
          <TextField
            {...answers.fieldOf('daily')}
            label={inCurrency(t('structure.daily'))}
            help={t('structure.dailyHelp')}
          />
        </div>
        <ProposeButton
          language={language}
          isProposed={isProposed}
          isAsking={answers.isAsking}
          failure={answers.failure}
          needs={answers.needs}
          onPropose={answers.propose}
          onAskAgain={answers.askAgain}
        />
      </section>
      {isProposed ? <StructureTable creation={creation} /> : null}
    </>
  );
}

/** Goal and money a day are answers to begin with; afterwards each campaign has its own. */
function useAnswers({ teamId, form, group, campaign, countries, currency, judged, open }: Creation) {
  const { t } = useTranslation('creation');
  const names = useAdGroupNames();
  const structure = structureOf(open);
  const typed = {
    goal: structure.goal ?? campaign.cpaGoal,
    daily: structure.daily ?? sumCaps(form, currency),
  };
  const { app, campaignGroupId } = form;
  const isAnswered = app !== null && group !== undefined && countries.length > 0;
  const suggested = useSuggestions(
    { teamId, campaignGroupId: campaignGroupId ?? 0 },
    app?.adamId ?? '0',
    isAnswered ? (structure.isApart ? countries : countries.slice(0, 1)) : [],
  );
  const [goal, daily] = [parseAmount(typed.goal, currency), parseAmount(typed.daily, currency)];
  const needs = listNeeds({
    group: group !== undefined,
    app: app !== null,
    storefronts: countries.length > 0,
    goal: isWhole(goal),
    daily: isWhole(daily),
    names: findTemplateProblem(structure.nameTemplate) === undefined,
  });
  const hasWords = !suggested.isAsking && suggested.byCountry.size > 0;
  const propose =
    app !== null && isWhole(goal) && isWhole(daily) && needs.length === 0 && hasWords
      ? () =>
          changeCreation({
            structure: { ...structure, countries: [...countries] },
            campaigns: proposeStructure({
              ...structure,
              app,
              countries,
              goal,
              daily,
              suggestions: suggested.byCountry,
              names,
            }),
          })
      : undefined;
  const isJudged = open.judgedUpTo > 0 && judged.problems.length > 0;
  const errorOf = (amount: Money | string): string | undefined =>
    typeof amount === 'string' && isJudged ? t('structure.needed') : undefined;
  return {
    propose,
    needs,
    isAsking: suggested.isAsking,
    failure: suggested.failure,
    askAgain: suggested.askAgain,
    fieldOf: (name: 'goal' | 'daily') => ({
      ...amountField,
      name: `structure.${name}`,
      value: typed[name],
      error: errorOf(name === 'goal' ? goal : daily),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        changeStructure({ [name]: target.value }),
    }),
  };
}

const amountField = { inputMode: 'decimal', autoComplete: 'off' } as const;
const order: readonly Need[] = ['group', 'app', 'storefronts', 'goal', 'daily', 'names'];
const listNeeds = (answered: Readonly<Record<Need, boolean>>) => order.filter((need) => !answered[need]);

const isWhole = (amount: Money | string): amount is Money => typeof amount !== 'string' && amount.minor > 0;

function useAdGroupNames() {
  const { t } = useTranslation(['creation', 'adWords']);
  return {
    exact: t('adWords:matchTypes.EXACT'),
    searchMatch: t('fields.searchMatch'),
    broad: t('adWords:matchTypes.BROAD'),
  };
}

/** Words of each storefront in its own language; where Apple has none of one, those of the others are taken. */
function useSuggestions(ofGroup: OfGroup, adamId: string, countries: readonly string[]) {
  const asked = useQueries({
    queries: countries.map((country) => suggestionsQuery(ofGroup, adamId, country)),
  });
  const failure = asked.map(({ error }) => error).find((error) => error instanceof CallFailure);
  return {
    byCountry: new Map(
      countries.flatMap((country, place) => {
        const data = asked[place]?.data;
        return data === undefined ? [] : [[country, data] as const];
      }),
    ),
    isAsking: asked.some(({ isFetching }) => isFetching),
    failure: failure?.message,
    askAgain: () => asked.forEach(({ isError, refetch }) => (isError ? void refetch() : undefined)),
  };
}
