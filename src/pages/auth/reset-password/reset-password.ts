import type { components } from '#contract/platform'
import { ApiError, platform, unwrap, withoutToken } from '@/shared/api'

/**
 * Sets a new password with the token of a link. "Good once and for one hour; ends every session of the person. A
 * password that is refused leaves the link good" (contract).
 *
 * @throws ApiError; see `isLinkGone`
 */
export async function resetPassword(reset: components['schemas']['PasswordReset']): Promise<void> {
  await unwrap(platform.POST('/auth/reset-password', { body: reset, fetch: withoutToken }))
}

/** Whether a failure means that the link is no longer valid, or never was. */
export function isLinkGone(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 410 || failure.fields.token !== undefined)
}
