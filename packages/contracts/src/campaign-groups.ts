import { findGroupNameProblem } from '@tapwright/domain/campaign-group-rules';
import { cleanName } from '@tapwright/domain/names';
import * as z from 'zod/mini';
import { appleId } from './apple-id.ts';
import { defineCall } from './call.ts';
import { certificateId, queriedCertificateId } from './certificate-id.ts';
import { pageOf, pageQuery } from './paging.ts';
import { queriedTeamId, teamId } from './teams.ts';

const maxAtOnce = 50;
const campaignGroupId = z.int().check(z.positive());
const adAccountId = appleId;

const nameMessages = {
  required: 'campaignGroups:rules.nameRequired',
  tooLong: 'campaignGroups:rules.nameTooLong',
} as const;

export const campaignGroupName = z.pipe(
  z.string().check((name) => {
    const problem = findGroupNameProblem(name.value);
    if (problem !== undefined)
      name.issues.push({ code: 'custom', input: name.value, message: nameMessages[problem] });
  }),
  z.transform(cleanName),
);

/** As typed, in the ad account's currency; empty: none. The verb knows the currency and judges. */
const guard = z.string().check(z.maxLength(40));

export const campaignGroupView = z.object({
  campaignGroupId,
  name: z.string(),
  deliveryMode: z.enum(['collaborative', 'selfService', 'managed']),
  adAccountId,
  /** What Apple calls it. */
  appleName: z.string(),
  certificateId,
  currency: z.string(),
  timeZone: z.string(),
  /** What Apple lets our API user do there. */
  canWrite: z.boolean(),
  totalBudget: z.nullable(z.string()),
  cpaGoal: z.nullable(z.string()),
  attachedAt: z.string(),
  revision: z.int(),
});
export type CampaignGroupView = z.infer<typeof campaignGroupView>;

export const adAccountChoice = z.object({
  adAccountId,
  name: z.string(),
  orgId: z.string(),
  roles: z.array(z.string()),
  /** Null where Apple did not say in time. */
  currency: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  /** `elsewhere`: another team has it, and must detach it first. `maps`: it is for ads in Apple Maps alone. */
  state: z.enum(['free', 'attached', 'elsewhere', 'maps']),
  /** Apple has it inactive, for a payment that failed or the like. */
  isInactive: z.boolean(),
  campaignGroupId: z.nullable(campaignGroupId),
  /** It was attached here before: its history is picked up again, under this name. */
  nameBefore: z.nullable(z.string()),
});
export type AdAccountChoice = z.infer<typeof adAccountChoice>;

export const findAdAccounts = defineCall({
  method: 'GET',
  path: '/secretAccount/findAcOrOrgList',
  patience: 'ads',
  access: { to: 'team', may: 'certificate.manage' },
  summary: 'The ad accounts at Apple that a certificate reaches, and which are attached already.',
  query: z.object({ teamId: queriedTeamId, certificateId: queriedCertificateId }),
  answer: z.array(adAccountChoice),
  refusals: ['idsMissing', 'appleRefused', 'appleSilent'],
});

const attachedGroups = z.object({
  teamId,
  certificateId,
  adAccounts: z
    .array(
      z.object({
        adAccountId,
        name: campaignGroupName,
        totalBudget: z._default(guard, ''),
        cpaGoal: z._default(guard, ''),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxAtOnce)),
});
export type AttachedGroups = z.output<typeof attachedGroups>;

/** In the platform's own organisation: an ad account is assigned, or made. */
const openedGroup = z.object({
  teamId,
  deliveryMode: z.enum(['selfService', 'managed']),
  name: campaignGroupName,
});
export type OpenedGroup = z.output<typeof openedGroup>;

export const addCampaignGroups = defineCall({
  method: 'POST',
  path: '/campaignGroup/add',
  patience: 'ads',
  access: { to: 'team', may: 'campaignGroup.edit' },
  summary:
    'Attach ad accounts of one’s own as campaign groups, which takes who manages certificates; or open one of the platform’s, which pays Apple for it. An ad account belongs to one team.',
  body: z.union([openedGroup, attachedGroups]),
  answer: z.array(campaignGroupView),
  refusals: ['idsMissing', 'appleRefused', 'appleSilent', 'adAccountTaken', 'groupNameTaken', 'modeMissing'],
});

export const findCampaignGroups = defineCall({
  method: 'GET',
  path: '/campaignGroup/find',
  patience: 'ads',
  access: { to: 'team', may: 'ads.see' },
  summary: 'The campaign groups of a team, within the scope of whoever asks.',
  query: z.object({ teamId: queriedTeamId, ...pageQuery }),
  answer: pageOf(campaignGroupView),
});

export const findDeliveryModes = defineCall({
  method: 'GET',
  path: '/campaignGroup/findModes',
  patience: 'ads',
  access: { to: 'team', may: 'ads.see' },
  summary:
    'Which delivery modes a campaign group can be opened in; without a certificate of the platform none.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.object({
    modes: z.array(z.enum(['selfService', 'managed'])),
    /** It is the sandbox's, and nothing is shown to anybody. */
    isSample: z.boolean(),
  }),
});

export const findGroupNames = defineCall({
  method: 'GET',
  path: '/campaignGroup/team/find',
  patience: 'ads',
  access: { to: 'team', may: 'member.manage' },
  summary: 'Names of campaign groups, to bind a member to some of them.',
  query: z.object({ teamId: queriedTeamId }),
  answer: z.array(z.object({ campaignGroupId, name: z.string() })),
});

export const modifyCampaignGroup = defineCall({
  method: 'POST',
  path: '/campaignGroup/modify',
  patience: 'ads',
  access: { to: 'team', may: 'campaignGroup.edit' },
  summary: 'Change the name and the guards of a campaign group.',
  body: z.object({
    teamId,
    campaignGroupId,
    name: campaignGroupName,
    totalBudget: guard,
    cpaGoal: guard,
    revision: z.int(),
  }),
  answer: campaignGroupView,
  refusals: ['groupNameTaken', 'changedMeanwhile'],
});

export const removeCampaignGroup = defineCall({
  method: 'POST',
  path: '/campaignGroup/remove',
  patience: 'ads',
  access: { to: 'team', may: 'campaignGroup.edit' },
  summary: 'Detach an ad account. Its history stays; another team may attach it from then on.',
  body: z.object({ teamId, campaignGroupId }),
  answer: z.null(),
  refusals: ['groupInUse'],
});
