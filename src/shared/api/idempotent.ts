import { createTries } from '@/shared/lib/new-id'
import { failureOf, isPage, isRefusal } from './api-error'

/** Requests that may or may not have been done: their answers were lost. */
const undecided = createTries()

/**
 * Sends a request that creates something with an `Idempotency-Key`. Where no answer of the server arrives, or one
 * that leaves open whether it was done (5xx), the same request gets the same key again, so that a second try creates nothing twice.
 */
export async function idempotent(request: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  if (!isJsonPost(request) || request.headers.has('Idempotency-Key')) return send(request)
  const content = `${request.url}\n${await request.clone().text()}`
  const keyed = new Request(request)
  keyed.headers.set('Idempotency-Key', undecided.idOf(content))
  const answer = await send(keyed)
  if (await isDecided(answer)) undecided.arrived(content)
  return answer
}

const isDecided = async (answer: Response) => (answer.ok ? !isPage(answer) : isRefusal(await failureOf(answer)))

const isJsonPost = ({ method, headers }: Request) =>
  method === 'POST' && headers.get('content-type')?.startsWith('application/json') === true
