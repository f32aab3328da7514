/** Whatever runs for as long as the process: lanes of jobs, listeners, loops. */
export interface Liveness {
  /**
   * Adds something that has to make progress.
   * @param isAlive whether it has made progress lately; waiting for something to do, after having looked, counts
   */
  watch(name: string, isAlive: () => boolean): void
  /** The names of those that make no progress. */
  stalled(): string[]
}

export function createLiveness(): Liveness {
  const watched = new Map<string, () => boolean>()
  return {
    watch: (name, isAlive) => void watched.set(name, isAlive),
    stalled: () => [...watched].filter(([, isAlive]) => !isAlive()).map(([name]) => name),
  }
}
