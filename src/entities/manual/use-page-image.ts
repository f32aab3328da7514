import { useEffect, useRef, useState } from 'react'

type State = 'loading' | 'renewed' | 'shown' | 'tooComplex' | 'failed'

/** How often an image is asked for while the server is busy drawing: a minute with the wait that it asks for. */
const MAX_ATTEMPTS = 12

/**
 * The state of a page's image, and its recovery: addresses that may have expired are renewed once, and a busy server is
 * asked again when it says.
 *
 * @param onRenew requests new addresses; returns whether there are any
 */
export function usePageImage(onRenew: () => Promise<boolean>) {
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(1)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  async function onError(address: string) {
    const { code, retryAfterMs } = await imageProblem(address)
    if (code === 'page_too_complex') return setState('tooComplex')
    if (code === 'pages_busy' && attempt < MAX_ATTEMPTS) {
      waiting.current = setTimeout(() => setAttempt(attempt + 1), retryAfterMs)
      return
    }
    if (state !== 'loading') return setState('failed')
    setState('renewed')
    if (!(await onRenew())) setState('failed')
  }

  return {
    state,
    /** Changes when the same address is to be loaded again. */
    attempt,
    isOnItsWay: state === 'loading' || state === 'renewed',
    onLoad: () => setState('shown'),
    onError,
    retry() {
      setAttempt(1)
      setState('loading')
      void onRenew()
    },
  }
}

interface ImageProblem {
  /** The problem's `code`; undefined where the server sent none or did not answer. */
  code: string | undefined
  /** How long the server asks to wait, in milliseconds. */
  retryAfterMs: number
}

const defaultWaitMs = 5000

/** Why an image did not load: an `<img>` does not expose the reason. */
async function imageProblem(address: string): Promise<ImageProblem> {
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
