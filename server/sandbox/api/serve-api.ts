import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import type { SandboxDatabase } from '../database/open-sandbox-database'
import { newId } from '../new-id'
import type { SandboxConfig } from '../sandbox-options'
import { ApiError, invalidRequest } from './api-error'
import { once, type Reply } from './idempotency'
import type { Operation } from './operation'
import { readForm } from './read-form'

interface Options {
  db: SandboxDatabase
  config: SandboxConfig
  secretKey: string
  operations: Operation[]
  /** Called after a change, whose events wait to be delivered. */
  onChange(): void
  onError(error: unknown): void
}

const MAX_KEY_LENGTH = 255

/** Serves the provider's protocol below `/v1`. */
export async function serveApi(app: FastifyInstance, options: Options): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string | Buffer) => body,
  )
  app.setErrorHandler((error, _request, reply) => answerError(error, reply, options.onError))
  app.setNotFoundHandler(({ method, url }) => {
    const path = url.split('?')[0]
    throw new ApiError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${path}).`,
    })
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('request-id', newId('req', 14))
    if (!isAuthorized(request, options.secretKey)) throw wrongKey()
  })
  for (const operation of options.operations) {
    app.route({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => {
        const { status, body, isReplayed } = await answer(request, operation, options)
        if (isReplayed) reply.header('idempotent-replayed', 'true')
        if (operation.method === 'POST') options.onChange()
        return reply.code(status).send(body)
      },
    })
  }
}

async function answer(request: FastifyRequest, operation: Operation, { db, config }: Options): Promise<Reply> {
  const text = operation.method === 'GET' ? (request.url.split('?')[1] ?? '') : String(request.body ?? '')
  const accountId = headerOf(request, 'stripe-account')
  const key = headerOf(request, 'idempotency-key')
  if (key !== undefined && key.length > MAX_KEY_LENGTH) throw invalidRequest('The idempotency key is too long.')
  const { id = '' } = request.params as { id?: string }
  return db.transaction().execute(async (trx) => {
    const work = { trx, now: config.now(), config }
    const account = accountId
      ? await trx.selectFrom('account').where('id', '=', accountId).selectAll().executeTakeFirst()
      : undefined
    if (accountId && !account) throw noAccess(accountId)
    if (operation.needsAccount && !account) throw invalidRequest('This call needs the header Stripe-Account.')
    // Calls that need no account ignore it.
    const run = operation.run({ ...work, account: account as NonNullable<typeof account>, id }, readForm(text))
    if (operation.method === 'GET' || key === undefined) return { status: 200, body: await run() }
    return once(work, { accountId: accountId ?? '', key, request: `${request.url}\n${text}` }, run)
  })
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isAuthorized({ headers }: FastifyRequest, secretKey: string): boolean {
  const given = Buffer.from(headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${secretKey}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const wrongKey = () => new ApiError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })

const noAccess = (accountId: string) =>
  new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${accountId}' (or that account does not exist).`,
  })

function answerError(error: unknown, reply: FastifyReply, onError: (error: unknown) => void) {
  const refusal = refusalOf(error)
  if (refusal) return reply.code(refusal.status).send({ error: refusal.details })
  onError(error)
  return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } })
}

function refusalOf(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error
  if (error instanceof ZodError) {
    const { path = [], message = '', code } = error.issues[0] ?? {}
    const [first, ...rest] = path.map(String)
    const param = first === undefined ? undefined : first + rest.map((part) => `[${part}]`).join('')
    const isUnknown = code === 'unrecognized_keys'
    return invalidRequest(param ? `${message}: ${param}` : message, {
      ...(param ? { param } : {}),
      ...(isUnknown ? { code: 'parameter_unknown' } : {}),
    })
  }
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  return statusCode !== undefined && statusCode < 500 ? invalidRequest(message ?? 'Invalid request') : undefined
}
