/**
 * Called often during a search. It throws where the search is no longer wanted or has used up its time, so that a long
 * question ends without ending the thread that searches.
 */
export type Checkpoint = () => void

export const noCheckpoint: Checkpoint = () => undefined
