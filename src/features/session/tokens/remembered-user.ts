import type { User } from '@/entities/user'
import { isSessionRefusal } from '@/shared/api'
import { storageKeys } from '@/shared/config'
import { type Tokens, userIdOf } from './tokens'

export function rememberUser(user: User): void {
  localStorage.setItem(storageKeys.user, JSON.stringify(user))
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
