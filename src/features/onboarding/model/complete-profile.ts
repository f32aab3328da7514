import type { User } from '@/entities/user'
import { platform, unwrap } from '@/shared/api'
import type { Names } from './onboarding.machine'

/**
 * Sets the names of a person.
 *
 * @returns the person, with what onboarding asks for next
 * @throws ApiError; its fields are `first_name` and `last_name`
 */
export function completeProfile(userId: string, names: Names): Promise<User> {
  const params = { path: { id: userId } }
  return unwrap(platform.PUT('/users/{id}', { params, body: names }))
}
