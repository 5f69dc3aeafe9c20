import { ofTeam } from '../../platform/keys.ts';

export const creationKeys = {
  list: (teamId: number) => ['creations', ofTeam(teamId)] as const,
  emptyAccounts: (teamId: number) => ['emptyAccounts', ofTeam(teamId)] as const,
  nameTemplate: (teamId: number, adamId: string) => ['nameTemplate', ofTeam(teamId), adamId] as const,
  modes: (teamId: number) => ['deliveryModes', ofTeam(teamId)] as const,
  one: (teamId: number, creationId: number) => ['creation', ofTeam(teamId), creationId] as const,
  apps: (teamId: number, campaignGroupId: number, text: string) =>
    ['apps', ofTeam(teamId), campaignGroupId, text] as const,
  eligibility: (teamId: number, campaignGroupId: number, adamId: string, placement: string) =>
    ['eligibility', ofTeam(teamId), campaignGroupId, adamId, placement] as const,
  accountState: (teamId: number, campaignGroupId: number) =>
    ['accountState', ofTeam(teamId), campaignGroupId] as const,
  audience: (teamId: number, asked: unknown) => ['reachedAudience', ofTeam(teamId), asked] as const,
  spent: (teamId: number, asked: unknown) => ['spentByApp', ofTeam(teamId), asked] as const,
  searches: (teamId: number, adamId: string) => ['searches', ofTeam(teamId), adamId] as const,
  tapCosts: (teamId: number, adamId: string) => ['tapCosts', ofTeam(teamId), adamId] as const,
  suggestions: (teamId: number, campaignGroupId: number, adamId: string, country: string, term: string) =>
    ['suggestedKeywords', ofTeam(teamId), campaignGroupId, adamId, country, term] as const,
  hours: (teamId: number, campaignGroupId: number, adamId: string) =>
    ['tappedHours', ofTeam(teamId), campaignGroupId, adamId] as const,
  keywordOwners: (teamId: number, asked: unknown) => ['keywordOwners', ofTeam(teamId), asked] as const,
  suggestedBids: (teamId: number, campaignGroupId: number, adamId: string, country: string) =>
    ['suggestedBids', ofTeam(teamId), campaignGroupId, adamId, country] as const,
  copySource: (teamId: number, of: unknown) => ['copySource', ofTeam(teamId), of] as const,
  copyPreview: (teamId: number, plan: string) => ['copyPreview', ofTeam(teamId), plan] as const,
  preview: (teamId: number, asked: unknown) => ['creationPreview', ofTeam(teamId), asked] as const,
};
