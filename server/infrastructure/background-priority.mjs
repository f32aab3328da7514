import { getPriority } from 'node:os'

/**
 * The priority (nice value) of work that nobody waits for interactively, such as reading an uploaded table: it takes the
 * processor when requests and the database leave it idle.
 */
const BACKGROUND_PRIORITY = 5

/** Never above the caller's own, which an ordinary user cannot exceed. */
export const backgroundPriority = () => Math.max(BACKGROUND_PRIORITY, getPriority())
