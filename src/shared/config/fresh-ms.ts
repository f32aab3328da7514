/** How long what was read is shown again without being read anew. */
export const FRESH_MS = 30_000
