import type { Credentials } from '../person.repository'
import type { SignInPlace } from './session.repository'

/** Whether the right password is enough: not for a deactivated account, nor once a temporary password has expired. */
export function maySignIn(
  { isActive, passwordExpiresAt }: Pick<Credentials, 'isActive' | 'passwordExpiresAt'>,
  now: Date,
) {
  return isActive && (passwordExpiresAt === null || passwordExpiresAt > now)
}

/** What is stored about where someone signs in, for their own list of sessions. */
export const signInPlace = (headers: { 'user-agent'?: string | string[] }, address: string): SignInPlace => ({
  userAgent: String(headers['user-agent'] ?? ''),
  address,
})
