import { createConfirmation } from './create-confirmation.ts';

/** For what changes how somebody comes in: the password, or a code, is asked for at any page. */
export const { request: confirmRequest, confirmed: withConfirmation } =
  createConfirmation('personNotConfirmed');
