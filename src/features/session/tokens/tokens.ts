import type { components } from '#contract/platform'

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
  const value = parse(text)
  const access_token = read(value, 'access_token')
  const refresh_token = read(value, 'refresh_token')
  if (typeof refresh_token !== 'string') return null
  return { access_token: typeof access_token === 'string' ? access_token : '', refresh_token }
}

export function userIdOf({ access_token }: Tokens): unknown {
  const payload = access_token.split('.')[1] ?? ''
  try {
    return read(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))), 'user_id')
  } catch {
    return undefined
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
