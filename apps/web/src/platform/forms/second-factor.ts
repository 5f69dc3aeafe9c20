import { createConfirmation } from './create-confirmation.ts';

/** The staff page shows its dialog; every staff call goes through `withSecondFactor`. */
export const { request: secondFactorRequest, confirmed: withSecondFactor } =
  createConfirmation('secondFactorNeeded');
