import type { Text } from '../../../domain/text'
import { tooMany } from '../../../domain/unreadable-file'
import { productName } from '../../../infrastructure/config/product'
import type { Equipment } from '../document/equipment'
import type { FleetReader } from '../document/fleet-reader'
import { MAX_EQUIPMENT } from '../document/read-fleet'
import type { Authentication } from '../source'
import { EndpointFailure, failureReason, requireDocument } from './endpoint-failure'
import { type Answer, get } from './get'

export interface Endpoint {
  url: string
  authentication: Authentication
  username: string
  password: string
}

export interface FetchOptions {
  readPage: FleetReader['readPage']
  privateNetwork: boolean
  signal: AbortSignal
  /** Time limits for one page and for all pages. */
  pageMs?: number
  allMs?: number
}

const tookTooLong: Text = {
  en: 'The server took too long to answer.',
  es: 'El servidor tardó demasiado en responder.',
}
const MAX_BYTES = 5 * 1024 * 1024
const MAX_PAGES = 200
const MAX_REDIRECTS = 5

const tooManyPages = tooMany(MAX_PAGES, 'pages', 'páginas')
const tooManyMachines = tooMany(MAX_EQUIPMENT, 'machines', 'máquinas')
const tooManyRedirects: Text = {
  en: 'The server redirects too many times.',
  es: 'El servidor redirige demasiadas veces.',
}
const otherServer: Text = {
  en: 'The server redirects to another server, which is not allowed.',
  es: 'El servidor redirige a otro servidor, lo que no está permitido.',
}

/**
 * Reads a fleet snapshot from an endpoint by following its `next` links on the same server.
 * @returns the machines read so far and why reading stopped early, or null
 * @throws defects of our own, and the signal's reason
 */
export async function fetchFleet(
  endpoint: Endpoint,
  { readPage, privateNetwork, signal, pageMs = 30_000, allMs = 60_000 }: FetchOptions,
): Promise<{ equipment: Equipment[]; failure: Text | null }> {
  const headers = {
    accept: 'application/xml, application/json;q=0.9',
    'user-agent': productName,
    ...authorization(endpoint),
  }
  const totalTimeout = AbortSignal.timeout(allMs)
  const timeLimit = AbortSignal.any([signal, totalTimeout])
  const { origin } = new URL(endpoint.url)
  const equipment: Equipment[] = []
  const seen = new Set<string>()
  try {
    let url: URL | undefined = new URL(endpoint.url)
    // With some providers, the last page links to itself.
    while (url && !seen.has(url.href)) {
      if (seen.size === MAX_PAGES) throw new EndpointFailure(tooManyPages)
      seen.add(url.href)
      const { answer, address } = await getFollowing(url)
      requireDocument(answer.status)
      const page = await readPage(answer.body, timeLimit)
      equipment.push(...page.equipment)
      if (equipment.length > MAX_EQUIPMENT) throw new EndpointFailure(tooManyMachines)
      url = page.next === undefined ? undefined : requireSameServer(page.next, address)
    }
    return { equipment, failure: null }
  } catch (error) {
    signal.throwIfAborted()
    const failure = totalTimeout.aborted ? tookTooLong : failureReason(error)
    if (failure === undefined) throw error
    return { equipment: equipment.slice(0, MAX_EQUIPMENT), failure }
  }

  async function getFollowing(first: URL): Promise<{ answer: Answer; address: URL }> {
    let address = first
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await getPage(address)
      if (answer.status < 300 || answer.status > 399 || !answer.location) return { answer, address }
      address = requireSameServer(answer.location, address)
    }
    throw new EndpointFailure(tooManyRedirects)
  }

  async function getPage(address: URL): Promise<Answer> {
    const pageTimeout = AbortSignal.timeout(pageMs)
    try {
      return await get(address, {
        headers,
        maxBytes: MAX_BYTES,
        privateNetwork,
        signal: AbortSignal.any([timeLimit, pageTimeout]),
      })
    } catch (error) {
      if (totalTimeout.aborted || pageTimeout.aborted) throw new EndpointFailure(tookTooLong)
      throw error
    }
  }

  /** The password must not be sent to another server. */
  function requireSameServer(address: string, base: URL): URL {
    const url = URL.canParse(address, base) ? new URL(address, base) : undefined
    if (url?.origin === origin) return url
    throw new EndpointFailure(otherServer)
  }
}

function authorization({ authentication, username, password }: Endpoint): Record<string, string> {
  if (authentication === 'none') return {}
  if (authentication === 'bearer') return { authorization: `Bearer ${password}` }
  return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
}
