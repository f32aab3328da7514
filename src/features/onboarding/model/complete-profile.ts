import type { User } from '@/entities/user'
import { platform, unwrap } from '@/shared/api'
import { currentLanguage } from '@/shared/lib/i18n'
import type { Names } from './onboarding.machine'

/**
 * Sets the names of a person, and the language in which they were asked for them as the account's.
 *
 * @returns the person, with what onboarding asks for next
 * @throws ApiError; its fields are `first_name` and `last_name`
 */
export function completeProfile(userId: string, names: Names): Promise<User> {
  const params = { path: { id: userId } }
  return unwrap(platform.PUT('/users/{id}', { params, body: { ...names, language: currentLanguage() } }))
}
