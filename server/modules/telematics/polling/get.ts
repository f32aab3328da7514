import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { EndpointFailure } from './endpoint-failure'
import { isPrivateAddress, isPrivateHost } from './network-address'

interface Options {
  headers: Record<string, string>
  maxBytes: number
  privateNetwork: boolean
  signal: AbortSignal
}

export interface Answer {
  status: number
  location: string | undefined
  body: Buffer
}

/**
 * Gets what is at an address, which a customer has typed. Follows nothing by itself.
 *
 * Unless `privateNetwork` allows it, no address of a closed network is connected to. Names are resolved once and
 * connected to as they were judged, so that a name cannot point elsewhere a moment later.
 * @throws EndpointFailure for a closed network and for more than `maxBytes`, the network's own errors otherwise
 */
export async function get(url: URL, { headers, maxBytes, privateNetwork, signal }: Options): Promise<Answer> {
  if (!privateNetwork && isPrivateHost(url.hostname)) throw inPrivateNetwork()
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers, signal, agent: false, ...(!privateNetwork && { lookup: lookupOutside }) }, resolve)
      .on('error', reject)
      .end()
  })
  const { statusCode: status = 0, headers: received } = answer
  return { status, location: received.location, body: await bodyOf(answer, maxBytes) }
}

async function bodyOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new EndpointFailure(`The answer is larger than ${maxBytes / 1024 / 1024} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Resolves as Node does, unless any of what it resolves to lies in a closed network. */
const lookupOutside: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? inPrivateNetwork(), [])
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(inPrivateNetwork(), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

const inPrivateNetwork = () => new EndpointFailure('This address lies in a private network.')
