import { isSessionRefusal } from '@/shared/api'
import type { Exclusively } from './exclusively'
import type { TokenStorage } from './token-storage'
import { belongToOnePerson, type Tokens } from './tokens'

/** Somebody signed out, here or in another tab, while the tokens were refreshed. */
export class SignedOutMeanwhile extends Error {
  override readonly name = 'SignedOutMeanwhile'
}

type Refreshing = {
  storage: Pick<TokenStorage, 'read' | 'write' | 'clear'>
  exclusively: Exclusively
  /** Changes a refresh token for a new pair, at the server. */
  exchange: (refreshToken: string) => Promise<Tokens>
  /** Ends the session that a refresh token belongs to, at the server. */
  revoke: (refreshToken: string) => void
}

/**
 * Returns a new pair for one that the server no longer accepts.
 *
 * The server ends a session whose refresh token is used twice. So only one tab exchanges at a time, first checks
 * whether another one has done so, and discards a token that the server refused. A token is retained where there was
 * no answer, or none about the token: the same attempt can be repeated, by this page or after a reload.
 *
 * @param current the pair that this tab has
 * @throws what the exchange threw, or SignedOutMeanwhile
 */
export function refreshTokens(
  current: Tokens,
  { storage, exclusively, exchange, revoke }: Refreshing,
): Promise<Tokens> {
  return exclusively(async () => {
    const stored = storage.read()
    if (stored === null) throw new SignedOutMeanwhile()
    if (stored.refresh_token !== current.refresh_token) return stored

    const isStillStored = () => storage.read()?.refresh_token === current.refresh_token
    try {
      const fresh = await exchange(current.refresh_token)
      if (isStillStored()) {
        storage.write(fresh)
        return fresh
      }
      // A page that repeated this attempt after a reload may have been quicker: it got the same session.
      const quicker = storage.read()
      if (quicker && belongToOnePerson(quicker, fresh)) return quicker
      revoke(fresh.refresh_token)
    } catch (cause) {
      if (isSessionRefusal(cause) && isStillStored()) storage.clear()
      throw cause
    }
    throw new SignedOutMeanwhile()
  })
}
