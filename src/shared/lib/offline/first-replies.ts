/** A reply that the page got before a worker could store it. */
export type FirstReply = { url: string; headers: [string, string][]; content: string; at: string }

const MAX_REPLIES = 50

type Noted = { answer: Response; at: string }
const noted = new Map<string, Noted>()
let isTaken = false
const hasNoWorker = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && navigator.serviceWorker.controller === null

/** Notes what the server answers a person, as long as no worker does, so that nothing is asked for a second time to be stored. */
export function noteReply(request: Request, answer: Response): void {
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  if (isTaken || !answer.ok || !isJson || !request.headers.has('authorization') || !hasNoWorker()) return
  noted.delete(request.url)
  noted.set(request.url, { answer: answer.clone(), at: new Date().toISOString() })
  for (const earliest of [...noted.keys()].slice(0, -MAX_REPLIES)) noted.delete(earliest)
}

/** What was noted, for the worker that stores it from now on. */
export async function takeFirstReplies(): Promise<FirstReply[]> {
  isTaken = true
  const all = [...noted]
  noted.clear()
  return Promise.all(
    all.map(async ([url, { answer, at }]) => ({ url, headers: [...answer.headers], content: await answer.text(), at })),
  )
}

/** What somebody has read who signs out is nobody else's. */
export const forgetFirstReplies = (): void => noted.clear()
