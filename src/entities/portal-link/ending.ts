import { isRefusal } from '@/shared/api'

/**
 * Why a link opens nothing: it has expired, was revoked, ended when its dealership stopped serving the customer
 * (`unserved`), or never was one.
 */
export type Ending = 'expired' | 'revoked' | 'unserved' | 'unknown'

const endingsByCode = new Map<string | undefined, Ending>([
  ['link_expired', 'expired'],
  ['link_service_ended', 'unserved'],
])

/** How a link has ended, by what the call that it should open failed with; undefined for every other failure. */
export function endingOf(error: unknown): Ending | undefined {
  if (!isRefusal(error)) return undefined
  if (error.status === 410) return endingsByCode.get(error.code) ?? 'revoked'
  // What is too short to be a token is refused as a field.
  return error.status === 404 || error.fields.token !== undefined ? 'unknown' : undefined
}
