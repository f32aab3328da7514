import type { components } from '#contract/platform'
import { noAnswer } from '@/shared/api'
import { fieldOf, parsed, wordOf } from '@/shared/lib/unknown-value'

export type Tokens = components['schemas']['Tokens']

/** Whether two pairs belong to one person; "the access token carries user_id and exp" (specification, section 3). */
export function belongToOnePerson(one: Tokens, other: Tokens): boolean {
  return userIdOf(one) === userIdOf(other)
}

/**
 * Parses a pair from untrusted text, such as one stored by another version of the app; null when it is invalid. A missing
 * access token is one that the server refuses: the refresh token gives another.
 */
export function parseTokens(text: string | null): Tokens | null {
  const value = parsed(text)
  const refresh_token = wordOf(value, 'refresh_token')
  return refresh_token === undefined ? null : { access_token: wordOf(value, 'access_token') ?? '', refresh_token }
}

/**
 * The pair that the server has answered.
 * @throws ApiError as for no answer, where it is none: the sign-in page of a hotel's network answers 200 to everything
 */
export function answeredTokens(answer: unknown): Tokens {
  const access_token = wordOf(answer, 'access_token')
  const refresh_token = wordOf(answer, 'refresh_token')
  if (!access_token?.trim() || !refresh_token?.trim()) throw noAnswer()
  return { access_token, refresh_token }
}

export function userIdOf({ access_token }: Tokens): unknown {
  const payload = access_token.split('.')[1] ?? ''
  try {
    return fieldOf(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))), 'user_id')
  } catch {
    return undefined
  }
}
