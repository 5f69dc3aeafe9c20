import type { CertificateView } from '@tapwright/contracts/certificates';

/** Its key is made; Apple has not given its ids yet. */
export const made: CertificateView = {
  certificateId: 2,
  name: '',
  state: 'made',
  isUploaded: false,
  clientId: null,
  appleTeamId: null,
  keyId: null,
  publicKey: '-----BEGIN PUBLIC KEY-----',
  keyMadeAt: '2026-11-01T08:00:00Z',
  next: null,
  appleOrgId: null,
  appleOrgName: null,
  campaignGroups: [],
  createdAt: '2026-11-01T08:00:00Z',
  boundAt: null,
  rotatedAt: null,
  checkedAt: null,
  lastUsedAt: null,
  lastRefusedAt: null,
};

const longId = 'SEARCHADS.27478e71-3bb0-4588-998c-182e2b405577';

export const ids = { clientId: longId, appleTeamId: longId, keyId: 'bacaebda-e219-41ee-a907-e2c25b24d1b2' };

export const bound: CertificateView = {
  ...made,
  ...ids,
  state: 'bound',
  appleOrgName: 'Harbour Games',
  campaignGroups: ['Harbour EU', 'Harbour US'],
  boundAt: '2026-11-02T08:00:00Z',
};
