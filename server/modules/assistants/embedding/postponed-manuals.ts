/** After an outage of the server, the manuals that it concerned wait no longer than this. */
const POSTPONED_MS = 3_600_000

/** The manuals that failed within the last hour, the longest ago first. */
export function createPostponedManuals(now: () => number = Date.now) {
  const failures = new Map<string, number>()
  return {
    ids: (): string[] => [...failures].flatMap(([id, at]) => (now() - at < POSTPONED_MS ? [id] : [])),
    delete: (id: string) => failures.delete(id),
    add(id: string) {
      failures.delete(id)
      failures.set(id, now())
    },
  }
}
