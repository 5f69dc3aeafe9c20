/** A reason not to start that the person at the terminal can act on: its message is printed alone, in one line. */
export class StartRefusal extends Error {}
