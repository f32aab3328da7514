import type { Credentials } from '../person.repository'
import type { SignInPlace } from './session.repository'

/** Whether the right password lets somebody in: not for a deactivated account, nor when it was temporary and has ended. */
export function maySignIn(
  { isActive, passwordExpiresAt }: Pick<Credentials, 'isActive' | 'passwordExpiresAt'>,
  now: Date,
) {
  return isActive && (passwordExpiresAt === null || passwordExpiresAt > now)
}

/** What is kept of where somebody signs in, for their own list of sessions. */
export const signInPlace = (headers: { 'user-agent'?: string | string[] }, address: string): SignInPlace => ({
  userAgent: String(headers['user-agent'] ?? ''),
  address,
})
