import type { User } from '@/entities/user'
import { ApiError, isSessionRefusal, noAnswer, platform, unwrap, withoutToken } from '@/shared/api'
import { attemptKey } from './attempt-key'
import { answeredTokens, type Tokens } from './tokens'

/** A server that never answers must not make the other tabs wait for their turn; in milliseconds. */
const patienceMs = 20_000

/** The pauses before the next try, in milliseconds: one bar of signal is no reason to sign somebody out. */
const pausesMs = [500, 1500, 3000]

/**
 * Exchanges a refresh token for a new pair. If the page is left before the answer arrives, the next page repeats the
 * call with the same key, and the server returns the same pair instead of treating it as a second use by a thief.
 */
export async function exchange(refresh_token: string): Promise<Tokens> {
  const params = { header: { 'Idempotency-Key': attemptKey(refresh_token) } }
  const signal = AbortSignal.timeout(patienceMs)
  const call = platform.POST('/auth/refresh', { body: { refresh_token }, params, fetch: withoutToken, signal })
  return answeredTokens(await unwrap(call))
}

/** Ends a session at the server. Nobody waits for it, and it is sent even while the page is left. */
export function revoke(refresh_token: string): void {
  platform
    .POST('/auth/logout', { body: { refresh_token }, fetch: withoutToken, keepalive: true })
    .catch(() => undefined)
}

/**
 * The person whom an access token belongs to. Tries again, unless the server refuses or says how long to wait.
 *
 * @param pause waits for so many milliseconds
 */
export async function fetchUser(
  { access_token }: Tokens,
  signal: AbortSignal,
  pause: (ms: number) => Promise<void> = waitFor,
): Promise<User> {
  if (!access_token) throw missingToken()
  const headers = { Authorization: `Bearer ${access_token}` }
  const ask = async () => {
    const user = await unwrap(platform.GET('/auth/me', { headers, signal, fetch: withoutToken }))
    // What answers 200 for the server knows nobody.
    if (typeof user?.id !== 'string') throw noAnswer()
    return user
  }
  for (const ms of pausesMs) {
    try {
      return await ask()
    } catch (cause) {
      if (!isPassing(cause)) throw cause
      await pause(ms)
    }
  }
  return ask()
}

const isPassing = (cause: unknown) =>
  cause instanceof ApiError && !isSessionRefusal(cause) && cause.retryAfterMs === undefined

/** What the server would answer. */
const missingToken = () => new ApiError({ status: 401, data: { detail: 'token_not_valid' } })

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
