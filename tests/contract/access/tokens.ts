import { SignJWT } from 'jose'
import { createKeyring, type Keyring } from '../../../server/infrastructure/keys/keyring'
import { type TestApp, testKeyring } from '../../support/test-app'

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** Tokens of a real person that must open nothing; `missing` is none at all. */
export async function badTokens(test: TestApp): Promise<Record<string, string | undefined>> {
  const { token } = await test.signInAgain('superUser')
  const { user_id, session_id } = claimsOf(token)
  const sign = (keyring: Keyring, expires: string) =>
    new SignJWT({ user_id, session_id })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience('access')
      .setExpirationTime(expires)
      .sign(keyring.keysFor('session-token').current)
  const ended = await test.signInAgain('superUser')
  await test.anyone.post('/api/v2/auth/logout', { refresh_token: ended.refreshToken })
  return {
    missing: undefined,
    expired: await sign(testKeyring, '-1 minute'),
    forged: await sign(createKeyring({ secret: 'another secret that is long enough' }), '5 minutes'),
    revoked: ended.token,
  }
}
