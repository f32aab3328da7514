interface ImageProblem {
  /** The problem's `code`; undefined where the server sent none or did not answer. */
  code: string | undefined
  /** How long the server asks to wait, in milliseconds. */
  retryAfterMs: number
}

const defaultWaitMs = 5000

/** Why an image did not load: an `<img>` does not expose the reason. */
export async function imageProblem(address: string): Promise<ImageProblem> {
  try {
    const response = await fetch(address)
    const seconds = Number(response.headers.get('retry-after'))
    const body: unknown = response.ok ? undefined : await response.json()
    const hasCode = typeof body === 'object' && body !== null && 'code' in body
    return { code: hasCode ? String(body.code) : undefined, retryAfterMs: seconds > 0 ? seconds * 1000 : defaultWaitMs }
  } catch {
    return { code: undefined, retryAfterMs: defaultWaitMs }
  }
}
