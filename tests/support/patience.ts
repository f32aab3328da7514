/**
 * How long a test waits for what is to come, in ms, before it fails: far longer than a machine under load takes, because it
 * ends only what hangs. A test whose wait ends earlier goes on at once.
 */
export const patienceMs = 60_000
