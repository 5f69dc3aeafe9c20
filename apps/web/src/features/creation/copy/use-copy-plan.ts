import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CopySource } from '@tapwright/contracts/change-copies';
import { foldAdName } from '@tapwright/domain/ad-names';
import { CallFailure } from '../../../platform/calls/call-failure.ts';
import { campaignGroupsQuery } from '../../../platform/calls/campaign-groups.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { copyPreviewQuery } from '../api/copies.ts';
import { eligibilityQuery } from '../api/look-ups.ts';
import { nameTemplateQuery } from '../api/names.ts';
import { gatherWarnings } from '../checks/gather-warnings.ts';
import { shortAppName } from '@tapwright/domain/structure-names';
import { useConfirmation } from '../use-start.ts';
import { type CopyChoice, type CopyKnown, type Eligibility, listCopies } from './list-copies.ts';
import { type CopyAxis, teamTemplateOf, templateOf } from './name-copies.ts';
import { countCopies } from './plan-copies.ts';

const previewWaitMs = 400;

type Asked = { readonly teamId: number; readonly source: CopySource; readonly adGroupId: string | undefined };

/** Where a campaign is copied to and what becomes of it there, judged as it is typed. */
export function useCopyPlan({ teamId, source, adGroupId }: Asked) {
  const { data } = useQuery(campaignGroupsQuery(teamId));
  const [choice, setChoice] = useState<Partial<CopyChoice>>({});
  const groups = data?.list ?? [];
  const whole = completeChoice(choice, source, adGroupId);
  const { eligibilityOf, app, isAsking } = useTargets(teamId, source, whole);
  const parts = {
    app: shortAppName(app.name),
    storefront: (source.campaign.countries ?? []).join('+'),
    group: '',
  };
  const names = useQuery(nameTemplateQuery(teamId, source.campaign.adamId)).data?.nameTemplate;
  const { name = '' } = source.campaign;
  const byTeam = names === undefined ? undefined : teamTemplateOf(names, name, parts, whole.axis);
  const template = choice.template ?? byTeam ?? templateOf(name, parts, whole.axis);
  const plan: CopyChoice = { ...whole, template };
  const known: CopyKnown = { source, app, groups, eligibilityOf };
  const rows = listCopies(plan, known);
  const judged = useJudged(teamId, rows, plan, isAsking);
  return {
    teamId,
    source,
    groups,
    app,
    plan,
    rows,
    counts: useMemo(() => countCopies(judged.campaigns), [judged.campaigns]),
    eligibilityOf,
    ...judged,
    change: (part: Partial<CopyChoice>) => setChoice((old) => ({ ...old, ...part })),
    /** Each way of copying names its copies by what differs. */
    chooseAxis: (axis: CopyAxis) => setChoice(({ template: _anew, ...old }) => ({ ...old, axis })),
    takeFreeNames: () =>
      setChoice((old) => ({
        ...old,
        takenNames: new Set([...whole.takenNames, ...judged.takenNow.map(foldAdName)]),
      })),
  };
}
export type CopyPlan = ReturnType<typeof useCopyPlan>;

const nothing: ReadonlySet<string> = new Set();

function completeChoice(
  choice: Partial<CopyChoice>,
  { campaign }: CopySource,
  adGroupId: string | undefined,
): Omit<CopyChoice, 'template'> {
  const all = campaign.adGroups.map((adGroup) => adGroup.adGroupId);
  return {
    axis: 'storefronts',
    countries: [],
    apps: [],
    groupIds: [],
    campaignGroupId: campaign.campaignGroupId,
    adGroupIds: new Set(adGroupId === undefined ? all : [adGroupId]),
    kept: 'language',
    factors: {},
    caps: {},
    leftOut: nothing,
    takenNames: nothing,
    ...choice,
  };
}

/** Where each app can be shown, as the ad account that it would be in says. */
function useTargets(teamId: number, { campaign }: CopySource, choice: Omit<CopyChoice, 'template'>) {
  const { axis, apps, groupIds, campaignGroupId } = choice;
  const { adamId, placement = 'APPSTORE_SEARCH_RESULTS' } = campaign;
  const pairs = new Map<string, { group: number; adamId: string }>();
  const add = (group: number, id: string) => pairs.set(`${group} ${id}`, { group, adamId: id });
  add(campaign.campaignGroupId, adamId);
  if (axis === 'storefronts') add(campaignGroupId, adamId);
  if (axis === 'apps') for (const app of apps) add(campaignGroupId, app.adamId);
  if (axis === 'groups') for (const id of groupIds) add(id, adamId);
  const answers = useQueries({
    queries: [...pairs.values()].map(({ group, adamId: id }) =>
      eligibilityQuery({ teamId, campaignGroupId: group }, id, placement),
    ),
  });
  const found = new Map<string, Eligibility>(
    [...pairs.keys()].map((key, place) => {
      const { data, error } = answers[place] ?? {};
      const storefronts = data && new Map(data.storefronts.map((one) => [one.country, one]));
      return [key, { storefronts, failure: error instanceof CallFailure ? error.message : undefined }];
    }),
  );
  return {
    isAsking: answers.some(({ isPending }) => isPending),
    app: { adamId, name: answers[0]?.data?.name ?? '' },
    eligibilityOf: (group: number, id: string): Eligibility =>
      found.get(`${group} ${id}`) ?? { storefronts: undefined },
  };
}

/** What the server says of all copies together, and of each. */
function useJudged(teamId: number, rows: ReturnType<typeof listCopies>, plan: CopyChoice, isAsking: boolean) {
  const sent = rows.filter(({ campaign }) => campaign !== undefined);
  const campaigns = sent.flatMap(({ campaign }) => campaign ?? []);
  const key = JSON.stringify([
    plan.kept,
    [...plan.adGroupIds],
    sent.map(({ campaign, factor }) => [
      campaign?.campaignGroupId,
      campaign?.adamId,
      campaign?.name,
      campaign?.countries,
      campaign?.dailyCap,
      factor,
    ]),
  ]);
  const settled = useDebounced(key, previewWaitMs);
  const isSettled = key === settled && !isAsking;
  const { data, error, isFetching } = useQuery({
    ...copyPreviewQuery(settled, { teamId, newCampaigns: campaigns }),
    enabled: isSettled && campaigns.length > 0,
  });
  const isJudged = isSettled && data !== undefined && !isFetching;
  const edits = isJudged ? data.edits : [];
  const refusals = new Map<string, string[]>();
  const takenNow: string[] = [];
  for (const { path, refused } of edits) {
    const place = Number(path.split('.')[1]);
    const row = sent[place];
    if (row === undefined || refused.length === 0) continue;
    refusals.set(row.key, [...(refusals.get(row.key) ?? []), ...refused.map(({ message }) => message)]);
    if (refused.some(({ reason }) => reason === 'nameTaken')) takenNow.push(row.campaign?.name ?? '');
  }
  return {
    campaigns,
    isJudged,
    isAsking,
    failure: error instanceof CallFailure ? error.message : undefined,
    preview: isJudged ? data : undefined,
    refusals,
    takenNow,
    ...useConfirmation(gatherWarnings(edits.flatMap(({ warnings }) => warnings))),
  };
}
