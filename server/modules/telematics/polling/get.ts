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
 * Requests an address entered by a customer, without following redirects.
 *
 * Connects to private networks only if `privateNetwork` is set. Names are resolved once and the validated address is used
 * for the connection, which prevents DNS rebinding.
 * @throws EndpointFailure for a private network and for more than `maxBytes`; network errors otherwise
 */
export async function get(url: URL, { headers, maxBytes, privateNetwork, signal }: Options): Promise<Answer> {
  if (!privateNetwork && isPrivateHost(url.hostname)) throw privateNetworkFailure()
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers, signal, agent: false, ...(!privateNetwork && { lookup: lookupPublic }) }, resolve)
      .on('error', reject)
      .end()
  })
  const { statusCode: status = 0, headers: received } = answer
  return { status, location: received.location, body: await readBody(answer, maxBytes) }
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    size += chunk.length
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw tooLarge(maxBytes / 1024 / 1024)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Resolves like Node, but fails if any address is in a private network. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return callback(error ?? privateNetworkFailure(), [])
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(privateNetworkFailure(), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

const tooLarge = (megabytes: number) =>
  new EndpointFailure({
    en: `The answer is larger than ${megabytes} MB.`,
    es: `La respuesta tiene más de ${megabytes} MB.`,
  })

const privateNetworkFailure = () =>
  new EndpointFailure({ en: 'This address is in a private network.', es: 'Esta dirección está en una red privada.' })
