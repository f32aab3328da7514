import type { components } from '#contract/platform'
import { platform, unwrap, withoutToken } from '@/shared/api'
import { tokenStorage } from '../tokens/token-storage'

/**
 * Signs in on this device. "Login success reloads the app": the caller loads the page anew, so that nothing of who was
 * here before is left.
 *
 * @throws ApiError with the server's message
 */
export async function signIn(credentials: components['schemas']['Credentials']): Promise<void> {
  tokenStorage.write(await unwrap(platform.POST('/auth/login', { body: credentials, fetch: withoutToken })))
}
