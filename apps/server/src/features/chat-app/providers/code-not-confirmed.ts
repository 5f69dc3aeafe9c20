/** The chat app did not say whose code it is. The message is for the log: never a code, token or secret. */
export class CodeNotConfirmed extends Error {
  override readonly name = 'CodeNotConfirmed';
}
