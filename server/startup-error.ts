/** Prevents the start for a reason that a person can act on; printed without a stack trace. */
export class StartupError extends Error {}
