import { productName } from '../../../infrastructure/config/product'
import type { Equipment } from '../document/equipment'
import type { FleetReader } from '../document/fleet-reader'
import { MAX_EQUIPMENT } from '../document/read-fleet'
import { EndpointFailure, failureInWords, requireDocument } from './endpoint-failure'
import { type Answer, get } from './get'

export interface Endpoint {
  url: string
  authentication: 'none' | 'basic' | 'bearer'
  username: string
  password: string
}

export interface FetchOptions {
  readPage: FleetReader['readPage']
  privateNetwork: boolean
  signal: AbortSignal
  /** How long a page may take, and all of them. */
  pageMs?: number
  allMs?: number
}

const tookTooLong = 'The server took too long to answer.'
const MAX_BYTES = 5 * 1024 * 1024
const MAX_PAGES = 200
const MAX_REDIRECTS = 5

/**
 * Reads a fleet snapshot from an endpoint, page by page, as its `next` links lead, never to another server.
 * @returns what was read, and why not all of it, as a sentence
 * @throws what is nobody's fault but ours, and the signal's reason
 */
export async function fetchFleet(
  endpoint: Endpoint,
  { readPage, privateNetwork, signal, pageMs = 30_000, allMs = 60_000 }: FetchOptions,
): Promise<{ equipment: Equipment[]; failure: string | null }> {
  const headers = {
    accept: 'application/xml, application/json;q=0.9',
    'user-agent': productName,
    ...authorization(endpoint),
  }
  const wholeTime = AbortSignal.timeout(allMs)
  const inTime = AbortSignal.any([signal, wholeTime])
  const { origin } = new URL(endpoint.url)
  const equipment: Equipment[] = []
  const seen = new Set<string>()
  try {
    let url: URL | undefined = new URL(endpoint.url)
    // Some providers call the last page its own next one.
    while (url && !seen.has(url.href)) {
      if (seen.size === MAX_PAGES) throw new EndpointFailure(`There are more than ${MAX_PAGES} pages.`)
      seen.add(url.href)
      const { answer, address } = await getFollowing(url)
      requireDocument(answer.status)
      const page = await readPage(answer.body, inTime)
      equipment.push(...page.equipment)
      if (equipment.length > MAX_EQUIPMENT) throw new EndpointFailure(`There are more than ${MAX_EQUIPMENT} machines.`)
      url = page.next === undefined ? undefined : sameServer(page.next, address)
    }
    return { equipment, failure: null }
  } catch (error) {
    signal.throwIfAborted()
    const failure = wholeTime.aborted ? tookTooLong : failureInWords(error)
    if (failure === undefined) throw error
    return { equipment: equipment.slice(0, MAX_EQUIPMENT), failure }
  }

  async function getFollowing(first: URL): Promise<{ answer: Answer; address: URL }> {
    let address = first
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await getInTime(address)
      if (answer.status < 300 || answer.status > 399 || !answer.location) return { answer, address }
      address = sameServer(answer.location, address)
    }
    throw new EndpointFailure('The server redirects without end.')
  }

  async function getInTime(address: URL): Promise<Answer> {
    const pageTime = AbortSignal.timeout(pageMs)
    try {
      return await get(address, {
        headers,
        maxBytes: MAX_BYTES,
        privateNetwork,
        signal: AbortSignal.any([inTime, pageTime]),
      })
    } catch (error) {
      if (wholeTime.aborted || pageTime.aborted) throw new EndpointFailure(tookTooLong)
      throw error
    }
  }

  /** The password goes to the server that it was given for, and to no other. */
  function sameServer(address: string, base: URL): URL {
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined
    if (url?.origin === origin) return url
    throw new EndpointFailure('The server redirects to another one, which is not followed.')
  }
}

function authorization({ authentication, username, password }: Endpoint): Record<string, string> {
  if (authentication === 'none') return {}
  if (authentication === 'bearer') return { authorization: `Bearer ${password}` }
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
}
