import type { components } from '#contract/platform'
import type { User } from '@/entities/user'
import { platform, unwrap } from '@/shared/api'

/**
 * Changes the caller's own password, which ends every other session of theirs.
 *
 * @returns the person, with what onboarding asks for next
 * @throws ApiError; its fields are `current_password` and `new_password`
 */
export function changePassword(passwords: components['schemas']['PasswordChange']): Promise<User> {
  return unwrap(platform.POST('/auth/change-password', { body: passwords }))
}
