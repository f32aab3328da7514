import type { User } from '@/entities/user'
import { withoutSlash } from '@/shared/lib/page-route'
import { isOpenWithoutLogin } from './guard'

type Status = User['onboarding_status']

/** Reachable while something is still asked for: whoever agrees to something may read it first. */
const legalPaths = ['/terms-of-service', '/privacy-policy', '/license']

/**
 * Where the onboarding leads somebody who is at a path; undefined where they may stay.
 *
 * "After auth is fetched, if the status is not null, not DONE and not ONBOARDING_STRIPE, the user is sent to /onboarding
 * (except on public token pages and magic-login)" (specification, section 4). Signing out is never in its way either, and
 * /onboarding is only for who is asked for something.
 */
export function onboardingRedirect(status: Status, path: string): '/onboarding' | '/' | undefined {
  const plain = withoutSlash(path)
  if (plain === '/onboarding') return isAsked(status) ? undefined : '/'
  const isExcepted = isOpenWithoutLogin(plain) || legalPaths.includes(plain)
  return isAsked(status) && !isExcepted ? '/onboarding' : undefined
}

/** Whether somebody is asked for something before anything else. */
export function isAsked(status: Status): boolean {
  return status !== null && status !== 'DONE' && status !== 'ONBOARDING_STRIPE'
}
