const settleMs = 200
const patienceMs = 3000

let pending = 0
let changes = 0

/** Counts a call among those that a page waits for which opens. */
export async function awaited<Answer>(call: Promise<Answer>): Promise<Answer> {
  pending += 1
  changes += 1
  try {
    return await call
  } finally {
    pending -= 1
    changes += 1
  }
}

let opened: Promise<void> | undefined
let hasOpened = false

/** Whether the page that the browser was opened with still waits for what it asked for. */
export const isOpening = (): boolean => !hasOpened

/**
 * Resolves once the page that the browser was opened with has what it asked for, or a few seconds after it was loaded; from
 * then on at once. What comes later would take from it the connection and the processor.
 */
export function whenOpened(): Promise<void> {
  opened ??= untilOpened().then(() => {
    hasOpened = true
  })
  return opened
}

async function untilOpened(): Promise<void> {
  await whenLoaded()
  const latest = Date.now() + patienceMs
  let before: number
  do {
    before = changes
    await new Promise((resolve) => setTimeout(resolve, settleMs))
  } while ((pending > 0 || changes !== before) && Date.now() < latest)
}

const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else window.addEventListener('load', () => resolve(), { once: true })
  })
