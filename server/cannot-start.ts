/** A reason not to start that a person can act on; it is said without a stack trace. */
export class CannotStart extends Error {}
