import { type FullStore, fullStoreOf } from './storage-failure'

export interface StorageWatch {
  /** Reports what made a request fail, whatever it is. */
  report(error: unknown): void
  /** Which store has no space at the moment. */
  findFull(): Promise<FullStore | undefined>
}

interface Probes {
  /** Writes a little to where files are stored. */
  writeFile(): Promise<void>
  /** Has the database write a little; only called after it refused a write. */
  writeRows(): Promise<unknown>
}

/**
 * Knows whether there is space to write. Files are tried each time; the database, for which that costs more, from its
 * first refusal until it writes again.
 */
export function createStorageWatch({ writeFile, writeRows }: Probes): StorageWatch {
  let isDatabaseSuspected = false
  const fullAfter = (attempt: Promise<unknown>) =>
    attempt.then(
      () => undefined,
      (error: unknown) => fullStoreOf(error),
    )
  return {
    report(error) {
      isDatabaseSuspected ||= fullStoreOf(error) === 'database'
    },
    async findFull() {
      const full = isDatabaseSuspected ? await fullAfter(writeRows()) : undefined
      isDatabaseSuspected = full === 'database'
      return full ?? fullAfter(writeFile())
    },
  }
}
