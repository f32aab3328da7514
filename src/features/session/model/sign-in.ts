import type { components } from '#contract/platform'
import { platform, unwrap, withoutToken } from '@/shared/api'
import { revoke } from '../tokens/identity-calls'
import { tokenStorage } from '../tokens/token-storage'
import { answeredTokens, belongToOnePerson } from '../tokens/tokens'

/**
 * Signs in on this device. "Login success reloads the app": the caller reloads the page, so that nothing remains of the
 * previous person.
 *
 * @throws ApiError with the server's message
 */
export async function signIn(credentials: components['schemas']['Credentials']): Promise<void> {
  replaceSession(await unwrap(platform.POST('/auth/login', { body: credentials, fetch: withoutToken })))
}

/**
 * Signs in on this device with the token of a link, which can be used once. The caller reloads the page.
 *
 * @throws ApiError; 410 for a link that was used, has expired or never was one
 */
export async function signInByLink(token: string): Promise<void> {
  replaceSession(await unwrap(platform.POST('/auth/magic-login', { body: { token }, fetch: withoutToken })))
}

/** Stores the tokens of an answer and revokes the session they replace. */
function replaceSession(answer: unknown): void {
  const tokens = answeredTokens(answer)
  const before = tokenStorage.read()
  // The same person's other tabs go on with the new tokens; another person's must find nothing.
  if (before && !belongToOnePerson(before, tokens)) tokenStorage.clear()
  tokenStorage.write(tokens)
  if (before) revoke(before.refresh_token)
}
