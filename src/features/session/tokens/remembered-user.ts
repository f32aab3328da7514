import type { User } from '@/entities/user'
import { isSessionRefusal } from '@/shared/api'
import { defaultAssistantName, storageKeys } from '@/shared/config'
import { type Tokens, userIdOf } from './tokens'

/** Stores who is signed in, with the assistant of the specification, section 3. */
export function rememberUser(user: User): void {
  localStorage.setItem(storageKeys.user, JSON.stringify(user))
  if (localStorage.getItem(storageKeys.selectedAssistantType) === null)
    localStorage.setItem(storageKeys.selectedAssistantType, defaultAssistantName)
}

/**
 * The person of these tokens as the server described them last, for where it cannot be reached or is in trouble: nobody is
 * signed out for that.
 * @returns throws the error on if the server has refused, or nothing is known about that person
 */
export function rememberedUser(tokens: Tokens): (error: unknown) => User {
  return (error) => {
    const user = !isSessionRefusal(error) && storedUser()
    if (user && user.id === userIdOf(tokens)) return user
    throw error
  }
}

function storedUser(): User | null {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null')
  } catch {
    return null
  }
}
