import { json, read } from '../authorized-fetch'
import { onTheClock } from '../on-the-clock'
import type { Neighbour } from './neighbour'

type Call = () => Promise<Response>

/** The results of the victim's requests. */
export interface WorkedCalls {
  times: number[]
  /** Failed answers other than 503 with their number. */
  failures: Map<string, number>
  /** How many requests were refused with 503. */
  refused: number
}

const everyMs = 100
const patienceMs = 60_000

type Worker = Pick<Neighbour, 'fetch' | 'organizationId' | 'machineId' | 'instanceId'>

/** Prepares the requests of an operator's typical day: own account, lists, a machine, a question, a reading, a page. */
export async function prepareWorkingDay({ fetch, organizationId, machineId, instanceId }: Worker): Promise<Call[]> {
  const ask = { prompt: 'How much oil does the engine take?', id: machineId }
  const question = () => fetch('/api/v1/assistants/operations', json('POST', ask))
  const { citations } = await read<{ citations: { image_url: string }[] }>(await question())
  const image = citations[0]?.image_url
  if (!image) throw new Error('the question has no page')

  const instance = `/api/v2/machines/instance/${instanceId}`
  let { hours } = await read<{ hours: number }>(await fetch(instance))
  const reading = () => {
    hours += 0.1
    // Each has its own time, so that they may arrive in any order.
    const entered = { value: Math.round(hours * 10) / 10, taken_at: new Date(), confirmed: true }
    return fetch(`${instance}/readings`, json('POST', entered))
  }
  const get = (path: string) => () => fetch(path)
  return [
    get('/api/v2/auth/me'),
    get(`/api/v2/machines/instances/${organizationId}`),
    get('/api/v2/machines/due'),
    get('/api/v2/machines/operator'),
    get(instance),
    question,
    reading,
    get(image),
  ]
}

/** Sends the requests repeatedly until the signal aborts. */
export async function work(calls: readonly Call[], signal: AbortSignal): Promise<WorkedCalls> {
  const worked: WorkedCalls = { times: [], failures: new Map(), refused: 0 }
  let next = 0
  await onTheClock(everyMs, signal, async () => {
    const call = calls[next % calls.length]
    next += 1
    const start = performance.now()
    const outcome = await (call ? outcomeOf(call) : Promise.resolve('no call'))
    worked.times.push(performance.now() - start)
    if (outcome === '503') worked.refused += 1
    else if (outcome) worked.failures.set(outcome, (worked.failures.get(outcome) ?? 0) + 1)
  })
  return worked
}

/** Undefined for success. */
async function outcomeOf(call: Call): Promise<string | undefined> {
  const patience = new Promise<string>((resolve) => {
    setTimeout(() => resolve('no answer'), patienceMs).unref()
  })
  const answer = call().then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok ? undefined : String(response.status)
    },
    (error: Error) => error.message,
  )
  return Promise.race([answer, patience])
}
