export const roles = [
  'Admin',
  'API Account Manager',
  'API Account Read Only',
  'Limited Access: API Read & Write',
  'Limited Access: API Read Only',
] as const;

export type Role = (typeof roles)[number];

export const readers: readonly Role[] = [...roles];
export const writers: readonly Role[] = ['Admin', 'API Account Manager', 'Limited Access: API Read & Write'];

/** Ad accounts and budget orders belong to the organisation, so a role limited to some ad accounts is not enough. */
export const managers: readonly Role[] = ['Admin', 'API Account Manager'];
