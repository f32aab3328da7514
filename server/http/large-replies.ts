import { linesIn } from './load-of'

/** The least recently seen are forgotten first. */
const MAX_REMEMBERED = 10_000
/** Shorter replies cost no more than reading one record. */
const MIN_LINES = 100

interface Asking {
  params: unknown
  query: unknown
  routeOptions: { method: string | string[]; url?: string | undefined }
}

/**
 * Remembers which records have replies of many lines, such as an order of 500, because their requests do not say so. A list
 * says with `limit` what it costs.
 */
export function createLargeReplies() {
  const linesOf = new Map<string, number>()
  const keyOf = ({ params, query, routeOptions }: Asking): string | undefined =>
    typeof query === 'object' && query && 'limit' in query
      ? undefined
      : [routeOptions.method, routeOptions.url, JSON.stringify(params)].join(' ')
  return {
    /** How many lines the last reply to such a request had; 0 if they were few. */
    linesOf: (request: Asking): number => linesOf.get(keyOf(request) ?? '') ?? 0,
    record(request: Asking, reply: unknown): void {
      const key = keyOf(request)
      if (key === undefined) return
      linesOf.delete(key)
      const lines = linesIn(reply)
      if (lines < MIN_LINES) return
      linesOf.set(key, lines)
      const [oldest] = linesOf.keys()
      if (linesOf.size > MAX_REMEMBERED && oldest !== undefined) linesOf.delete(oldest)
    },
  }
}
