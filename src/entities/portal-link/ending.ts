import { ApiError } from '@/shared/api'

/** Why a link opens nothing: it has expired, was revoked, or never was one. */
export type Ending = 'expired' | 'revoked' | 'unknown'

/** How a link has ended, by what the call that it should open failed with; undefined for every other failure. */
export function endingOf(error: unknown): Ending | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 410) return error.code === 'link_expired' ? 'expired' : 'revoked'
  // What is too short to be a token is refused as a field.
  return error.status === 404 || error.fields.token !== undefined ? 'unknown' : undefined
}
