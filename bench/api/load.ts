import autocannon from 'autocannon'
import type { Target } from './side'

export interface Load {
  connections: number
  seconds: number
}

/** What a server bore: how many requests it answered in a second, and each one's milliseconds. */
export interface Borne {
  perSecond: number
  times: number[]
}

/**
 * Sends requests over some connections for a while, each as soon as the one before is answered.
 * @throws Error if an answer is not a success
 */
export async function bear({ address, token }: Target, paths: readonly string[], load: Load): Promise<Borne> {
  const times: number[] = []
  const { errors, timeouts, non2xx, requests, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url: address,
      connections: load.connections,
      duration: load.seconds,
      headers: { authorization: `Bearer ${token}` },
      requests: paths.map((path) => ({ path })),
    }
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
      'response',
      (_client, _status, _bytes, milliseconds) => times.push(milliseconds),
    )
  })
  if (errors + timeouts + non2xx > 0) throw new Error(`${paths[0]}: ${non2xx} refused, ${errors + timeouts} failed`)
  return { perSecond: requests.total / duration, times }
}

/** What an answer found, to compare two servers: the ids and total of a list, or one id. */
export async function foundBy({ address, token }: Target, path: string): Promise<string> {
  const response = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const body = (await response.json()) as { id?: string; total?: number; items?: { id: string }[] }
  return body.items ? `${body.total}: ${body.items.map(({ id }) => id)}` : `${body.id}`
}
