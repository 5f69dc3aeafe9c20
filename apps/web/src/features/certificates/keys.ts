import { ofTeam } from '../../platform/keys.ts';

export const certificateKeys = {
  all: ['certificates'] as const,
  platform: ['platformCertificate'] as const,
  list: (teamId: number) => [...certificateKeys.all, ofTeam(teamId)] as const,
};
