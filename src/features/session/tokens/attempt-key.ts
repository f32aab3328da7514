import { storageKeys } from '@/shared/config'

/**
 * The key of the attempt to use a refresh token: created with the first attempt and stored, so that a page that was
 * reloaded before the answer arrived repeats the same attempt.
 */
export function attemptKey(refreshToken: string): string {
  const [token, known] = localStorage.getItem(storageKeys.refreshAttempt)?.split(' ') ?? []
  if (token === refreshToken && known) return known
  const key = randomWord()
  localStorage.setItem(storageKeys.refreshAttempt, `${refreshToken} ${key}`)
  return key
}

/** `crypto.randomUUID` is there on HTTPS and localhost only. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
