/** Where calls get their bearer token from. The app provides it; nothing here knows what a session is. */
export type TokenSource = {
  /** The access token to send; null when nobody is signed in. */
  current: () => string | null
  /** Called when the server refuses this token. Returns the next one, or null when there is none. */
  renew: (rejected: string) => Promise<string | null>
  /** Called when the server refuses the renewed token too. */
  reportRejected: (rejected: string) => void
}

const nobody: TokenSource = { current: () => null, renew: async () => null, reportRejected: () => undefined }

let source = nobody

/** From now on every call uses the tokens of this source. Returns the function that undoes this. */
export function provideTokens(provided: TokenSource): () => void {
  source = provided
  return () => {
    if (source === provided) source = nobody
  }
}

export const tokenSource = (): TokenSource => source
