const MAX_RETRY_AFTER_MS = 3_600_000

/**
 * Reads the seconds, of which some servers send fractions, or the date of a `Retry-After` header (RFC 9110, section 10.2.3).
 * @returns milliseconds, at most an hour
 */
export function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  const milliseconds = /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isNaN(milliseconds) ? undefined : Math.min(Math.max(milliseconds, 0), MAX_RETRY_AFTER_MS)
}
