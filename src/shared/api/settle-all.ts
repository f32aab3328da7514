const atOnce = 6

/** What was read of each of several records; undefined for those that could not be. */
export type Settled<Data> = { id: string; data: Data | undefined }

/**
 * Reads each of several records, a few at a time. One that is refused or lost does not take the others with it; only where
 * nothing at all could be read does the whole fail, for the reason of the first.
 */
export async function settleAll<Data>(
  ids: readonly string[],
  read: (id: string) => Promise<Data>,
  signal: AbortSignal,
): Promise<Settled<Data>[]> {
  const settled = new Map<string, Data>()
  const failures: unknown[] = []
  const waiting = [...ids]
  async function readNext(): Promise<void> {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      signal.throwIfAborted()
      try {
        settled.set(id, await read(id))
      } catch (failure) {
        failures.push(failure)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readNext))
  signal.throwIfAborted()
  if (settled.size === 0 && failures.length > 0) throw failures[0]
  return ids.map((id) => ({ id, data: settled.get(id) }))
}
