/**
 * Called often during a search; throws if the search was cancelled or has exceeded its time, so that it ends without
 * terminating the thread.
 */
export type Checkpoint = () => void

export const noCheckpoint: Checkpoint = () => undefined
