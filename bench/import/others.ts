import type { AuthorizedFetch } from '../authorized-fetch'
import { onTheClock } from '../on-the-clock'
import { timed } from '../timing'

const everyMs = 50

/**
 * Sends what the staff of the importing dealership ask for until the signal aborts: lists, searches, an account.
 * @returns the milliseconds of each request
 * @throws Error if an answer is not a success
 */
export async function othersWork(fetch: AuthorizedFetch, catalogueId: string, signal: AbortSignal): Promise<number[]> {
  const parts = `/api/v2/catalogues/${catalogueId}/parts?limit=10`
  const paths = [
    parts,
    `${parts}&search=seal`,
    '/api/v2/orders/?limit=10',
    '/api/v2/machines/?limit=10',
    '/api/v2/auth/me',
  ]
  const times: number[] = []
  await onTheClock(everyMs, signal, async () => {
    const path = paths[times.length % paths.length] ?? parts
    times.push(
      await timed(async () => {
        const response = await fetch(path)
        if (!response.ok) throw new Error(`${path}: ${response.status}`)
        await response.arrayBuffer()
      }),
    )
  })
  return times
}
