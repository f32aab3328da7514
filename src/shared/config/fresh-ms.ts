/** How long what was read is shown again without being read again. */
export const FRESH_MS = 30_000
