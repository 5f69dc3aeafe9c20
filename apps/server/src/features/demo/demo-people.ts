import type { InvitedRole, Role } from '@tapwright/contracts/roles';

export type DemoPerson = { role: Role; nickName: string; address: string; mobile: string };

/** The owner, and one for each way of seeing the same team. Nobody is reached at these addresses. */
export const demoOwner: DemoPerson = {
  role: 'visitor',
  nickName: 'Mia Okafor',
  address: 'mia@demo.example',
  mobile: '13000000001',
};

export type DemoMember = DemoPerson & { role: InvitedRole };

/** `manager` is bound to one campaign group, `advManager` to some campaigns of another. */
export const demoMembers: readonly DemoMember[] = [
  { role: 'manager', nickName: 'Jonas Lindqvist', address: 'jonas@demo.example', mobile: '13000000002' },
  { role: 'finance', nickName: '森 はるか', address: 'haruka@demo.example', mobile: '13000000003' },
  { role: 'readOnly', nickName: 'Teo Marin', address: 'teo@demo.example', mobile: '13000000004' },
  { role: 'advManager', nickName: '林晓', address: 'xiao@demo.example', mobile: '13000000005' },
];
