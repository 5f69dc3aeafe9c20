import { openStates, type Recharge } from '@tapwright/contracts/recharges';

/** What is said of a recharge on the way; of a payment "begun" is another thing than of a transfer. */
export function waitingAs({ state, way }: Pick<Recharge, 'state' | 'way'>) {
  const open = openStates.find((one) => one === state);
  return open === 'begun' && way !== 'remittance' ? 'notPaid' : open;
}
