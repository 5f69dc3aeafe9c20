import type { AdKind } from '@tapwright/domain/ad-states';
import type { Language } from '@tapwright/i18n/languages';
import { ofTeam } from '../../platform/keys.ts';

export const changeKeys = {
  all: ['changes'] as const,
  ofTeam: (teamId: number) => [...changeKeys.all, ofTeam(teamId)] as const,
  object: (teamId: number, kind: AdKind, id: string) =>
    [...changeKeys.ofTeam(teamId), 'object', kind, id] as const,
  adGroupChoices: (teamId: number, name: string) =>
    [...changeKeys.ofTeam(teamId), 'adGroupChoices', name] as const,
  suggestedAdGroups: (teamId: number, campaignId: string, terms: readonly string[]) =>
    [...changeKeys.ofTeam(teamId), 'suggestedAdGroups', campaignId, terms] as const,
  uploadTarget: (teamId: number, adGroupId: string) =>
    [...changeKeys.ofTeam(teamId), 'uploadTarget', adGroupId] as const,
  history: (teamId: number, kind: AdKind, id: string) =>
    [...changeKeys.ofTeam(teamId), 'history', kind, id] as const,
  sets: (query: { teamId: number }) => [...changeKeys.ofTeam(query.teamId), 'sets', query] as const,
  outside: (query: { teamId: number }) => [...changeKeys.ofTeam(query.teamId), 'outside', query] as const,
  drafts: (teamId: number) => [...changeKeys.ofTeam(teamId), 'drafts'] as const,
  draft: (teamId: number, changeSetId: number) => [...changeKeys.drafts(teamId), changeSetId] as const,
  /** What is refused is said in a language. */
  preview: (change: { teamId: number }, language: Language) =>
    [...changeKeys.ofTeam(change.teamId), 'preview', language, change] as const,
  comments: (teamId: number, changeSetId: number) =>
    [...changeKeys.ofTeam(teamId), 'comments', changeSetId] as const,
  set: (query: { teamId: number }) => [...changeKeys.ofTeam(query.teamId), 'set', query] as const,
};
