import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { CampaignGroupView } from '@tapwright/contracts/campaign-groups';
import type {
  AdGroupForm,
  CampaignForm,
  CreationForm,
  StructureAnswers,
} from '@tapwright/contracts/creation';
import { type Currency, findCurrency } from '@tapwright/domain/currencies';
import { parseAmount, toAmount } from '@tapwright/domain/money';
import { usualNameTemplate } from '@tapwright/domain/structure-names';
import { formatMoney } from '@tapwright/i18n/format-money';
import type { Language } from '@tapwright/i18n/languages';
import { campaignGroupsQuery } from '../../platform/calls/campaign-groups.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { emptyAdGroup, emptyCampaign } from './first-form.ts';
import { judgeCreation, type Problem } from './checks/judge-creation.ts';
import { nameCampaign } from './structure/name-campaign.ts';
import { changeForm, type OpenCreation, openCreation } from './open-creation.ts';
import { numberOf, stepIn, stepOfPath, type StepName } from './steps/steps.ts';

const noGroups: readonly CampaignGroupView[] = [];

/** What the steps show and change: the first campaign and its first ad group of what is open. */
export function useCreation(open: OpenCreation) {
  const { t } = useTranslation(['creation', 'changes', 'adWords']);
  const language = useLanguage();
  const now = useMoment();
  const { teamId, form, judgedUpTo, refused } = open;
  const { data } = useQuery(campaignGroupsQuery(teamId));
  const groups = data?.list ?? noGroups;
  const group = groups.find(({ campaignGroupId }) => campaignGroupId === form.campaignGroupId);
  const currency = findCurrency(group?.currency ?? '') ?? 'USD';
  const judgedForm = useDeferredValue(form);
  const isPaidByUs = group !== undefined && group.deliveryMode !== 'collaborative';
  const judged = useMemo(
    () => judgeCreation(judgedForm, { currency, now, isPaidByUs }),
    [judgedForm, currency, now, isPaidByUs],
  );
  const { way } = form;
  const sayProblem = ({ path, reason, values }: Problem): string => {
    if (path === 'campaignGroupId') return t('problems.group');
    return path.endsWith('.adamId') ? t('problems.app') : t(`changes:refusals.${reason}`, { ...values });
  };
  const isJudged = (step: StepName) => numberOf(step) <= judgedUpTo;
  const campaign = form.campaigns[0] ?? emptyCampaign;
  const problemsOf = (step: StepName) =>
    judged.problems.filter((problem) => stepIn(way, problem.step) === step);
  const refusedOf = (step: StepName) =>
    Object.keys(refused).filter((path) => stepIn(way, stepOfPath(path)) === step);
  return {
    teamId,
    open,
    form,
    groups,
    isKnown: data !== undefined,
    group,
    currency,
    judged,
    campaign,
    adGroup: campaign.adGroups[0] ?? emptyAdGroup,
    /** Where it is for: of a structure all its storefronts, whichever campaign they are in. */
    countries: (way === 'structure' ? form.structure?.countries : undefined) ?? campaign.countries,
    /** Of what stands at a field, from the moment its step was left. */
    errorOf: (path: string): string | undefined => {
      const problem = judged.problems.find((one) => one.path === path);
      if (problem !== undefined && isJudged(stepIn(way, problem.step))) return sayProblem(problem);
      return refused[path];
    },
    countOf: (step: StepName): number =>
      (isJudged(step) ? problemsOf(step).length : 0) + refusedOf(step).length,
    /** What stands in the way as it is typed by now, which may not be drawn yet. */
    findProblems: (step: StepName) =>
      judgeCreation(openCreation.get()?.form ?? form, { currency, now, isPaidByUs }).problems.filter(
        (problem) => stepIn(way, problem.step) === step,
      ),
    refusedOf,
    // In which currency it was typed nobody knows once its campaign group is gone.
    writeMoney: (amount: string) => writeTyped(language, amount, group && currency),
    language,
    now,
  };
}
export type Creation = ReturnType<typeof useCreation>;

function writeTyped(language: Language, typed: string, currency: Currency | undefined): string {
  const amount = typed.replaceAll(',', '').trim();
  if (!/^\d+(\.\d+)?$/.test(amount)) return '–';
  if (currency === undefined) return amount;
  const read = parseAmount(amount, currency);
  return formatMoney(language, { amount: typeof read === 'string' ? amount : toAmount(read), currency });
}

export const changeCreation = (part: Partial<CreationForm>): void =>
  changeForm((form) => named({ ...form, ...part }));

/** What a structure is made of; storefronts that all campaigns share change with it. */
export const changeStructure = (part: Partial<StructureAnswers>): void =>
  changeForm((form) => {
    const structure = { ...structureOf({ ...openCreation.get(), form }), ...part };
    const isShared = part.countries !== undefined && (!structure.isApart || form.campaigns.length === 1);
    return {
      ...form,
      structure,
      campaigns: isShared
        ? form.campaigns.map((campaign) => ({ ...campaign, countries: structure.countries }))
        : form.campaigns,
    };
  });

export const structureOf = ({
  form: { structure, campaigns },
  nameTemplate = usualNameTemplate,
}: Pick<OpenCreation, 'form' | 'nameTemplate'>): StructureAnswers =>
  structure ?? { countries: campaigns[0]?.countries ?? [], isApart: false, competitors: '', nameTemplate };

/** What follows a name template is called by this one from now on; what somebody typed stays. */
export function followNames(nameTemplate: string): void {
  const open = openCreation.get();
  if (open === undefined) return;
  openCreation.set({ ...open, nameTemplate });
  const { form, nameTemplate: before = usualNameTemplate } = open;
  const { structure } = form;
  const isFollowing = structure !== undefined && structure.nameTemplate === before;
  const next = named(isFollowing ? { ...form, structure: { ...structure, nameTemplate } } : form);
  const isOther = next.campaigns.some(({ name }, place) => name !== form.campaigns[place]?.name);
  if (isOther || (isFollowing && before !== nameTemplate)) changeForm(() => next);
}

export const changeCampaign = (part: Partial<CampaignForm>, place = 0): void =>
  changeForm((form) =>
    named({
      ...form,
      campaigns: form.campaigns.map((campaign, at) => {
        if (at === place) return { ...campaign, ...part };
        // Of a first structure all are for the same storefronts, unless each has campaigns of its own.
        const { countries } = part;
        const isTogether = form.way === 'structure' && form.structure?.isApart !== true;
        return isTogether && countries !== undefined ? { ...campaign, countries } : campaign;
      }),
    }),
  );

/** By their places in the form; they follow nothing from then on. */
export const renameCampaigns = (names: ReadonlyMap<number, string>): void =>
  changeForm((form) => ({
    ...form,
    campaigns: form.campaigns.map((campaign, place) => {
      const name = names.get(place);
      return name === undefined ? campaign : { ...campaign, name, isNameOwn: true };
    }),
  }));

export const changeAdGroup = (part: Partial<AdGroupForm>, place = 0, inside = 0): void =>
  changeForm((form) => ({
    ...form,
    campaigns: form.campaigns.map((campaign, at) =>
      at === place
        ? {
            ...campaign,
            adGroups: campaign.adGroups.map((adGroup, number) =>
              number === inside ? { ...adGroup, ...part } : adGroup,
            ),
          }
        : campaign,
    ),
  }));

/** A name follows app, storefronts and type until somebody types one. */
const named = (form: CreationForm): CreationForm => ({
  ...form,
  campaigns: form.campaigns.map((campaign) =>
    campaign.isNameOwn || form.way === 'structure'
      ? campaign
      : { ...campaign, name: nameCampaign(form.app, campaign, openCreation.get()?.nameTemplate) },
  ),
});
