import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { preferredLanguage, type Text } from '../domain/text'
import { escapeHtml } from '../html/escape-html'
import { Problem } from './problem'
import { passRawBodies } from './raw-body'

const prefix = '/sandbox/'
const TIMEOUT_MS = 15_000
const BODY_LIMIT = 64_000

const passedOn = ['accept-language', 'content-type'] as const
/** The pages have a policy of their own, and nothing of them is cached. */
const passedBack = ['content-type', 'content-security-policy', 'cache-control', 'referrer-policy'] as const

const unreachable: Text = {
  en: 'The payment page cannot be reached at the moment. Try again in a minute; nothing was charged twice.',
  es: 'La página de pago no está disponible en este momento. Inténtelo en un minuto; nada se cobró dos veces.',
}

/** Passes the pages of the payment sandbox on, below `/sandbox/`; its API is not reachable from outside. */
export async function serveSandboxPages(app: FastifyInstance, sandboxUrl: string): Promise<void> {
  await app.register(async (scope) => {
    passRawBodies(scope)
    scope.route({
      method: ['GET', 'POST'],
      url: `${prefix}*`,
      bodyLimit: BODY_LIMIT,
      handler: (request, reply) => passOn(addressBelow(sandboxUrl, request.url), request, reply),
    })
  })
}

/** The address of a path on the sandbox; whatever the path says, it names no other server. */
function addressBelow(sandboxUrl: string, target: string): URL {
  const [path = '', ...query] = target.split('?')
  const address = new URL(sandboxUrl)
  address.pathname = path
  address.search = query.join('?')
  return address
}

async function passOn(address: URL, request: FastifyRequest, reply: FastifyReply) {
  // An address such as /sandbox/../v1 is resolved by now.
  if (!address.pathname.startsWith(prefix)) throw notFound()
  const headers = passedOn.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as [string, string]] : []
  })
  try {
    const response = await fetch(address, {
      method: request.method,
      headers,
      ...(request.method === 'POST' ? { body: new Uint8Array(request.body as Buffer) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const content = Buffer.from(await response.arrayBuffer())
    for (const name of passedBack) {
      const value = response.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.code(response.status).send(content)
  } catch (error) {
    request.log.warn({ err: error }, 'the payment sandbox cannot be reached')
    const text = unreachable[preferredLanguage(request.headers['accept-language'])]
    if (request.method === 'POST') return reply.code(503).send({ message: text })
    return reply
      .code(503)
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><p>${escapeHtml(text)}</p>`)
  }
}

const notFound = () => new Problem(404, 'not_found', { en: 'There is no such page.', es: 'Esa página no existe.' })
