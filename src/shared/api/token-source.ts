/** Where calls get their bearer token from. The app provides it; nothing here knows what a session is. */
export type TokenSource = {
  /** The access token to send; null when nobody is signed in. */
  current: () => string | null
  /** Told that the server no longer takes this token. Gives the next one, or null when there is none. */
  renew: (rejected: string) => Promise<string | null>
  /** Told that the server did not take the renewed token either. */
  giveUp: (rejected: string) => void
}

const nobody: TokenSource = { current: () => null, renew: async () => null, giveUp: () => undefined }

let source = nobody

/** Makes every call from now on carry the tokens of this source. Gives the function that takes it back. */
export function provideTokens(provided: TokenSource): () => void {
  source = provided
  return () => {
    if (source === provided) source = nobody
  }
}

export const tokenSource = (): TokenSource => source
