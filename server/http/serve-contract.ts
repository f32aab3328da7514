import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  preHandlerAsyncHookHandler,
  preSerializationAsyncHookHandler,
  preValidationAsyncHookHandler,
} from 'fastify'
import glue from 'fastify-openapi-glue'
import { mayCall } from '../access/access-policy'
import type { Caller } from '../access/caller'
import { forbidden, tokenNotValid } from '../domain/domain-error'
import { preferredLanguage } from '../domain/text'
import { tooManyRequests } from '../domain/too-many-requests'
import type { FileStore } from '../infrastructure/files/file-store'
import { acceptCheckedDocuments } from './checked-documents'
import { type Contract, type Operation, operationsOf, resolveSchema } from './contract'
import { handleOnce, type Replies, takesIdempotencyKey } from './idempotency/handle-once'
import { createOneAtATime } from './one-at-a-time'
import { invalid, Problem, passwordChangeRequired } from './problem'
import type { ProofKind, ProofOpeners } from './proofs'
import { passRawBodies, prepareRawRoute, requireNamedType, takesRawBody } from './raw-body'
import { createFormReader, type ReceivedForm } from './uploads'
import { compileResponse } from './validation'

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
    /** What the operation's `x-proof` gives access to. */
    proof?: unknown
  }
  interface FastifyContextConfig {
    /** Whether any body is accepted and discarded. */
    ignoresBody?: boolean
  }
}

interface Reply {
  status: number
  body?: unknown
  headers?: Record<string, string | number>
}

/** Untyped `Handlers`, for the code that treats all operations alike. */
type AnyHandlers = Record<string, (request: never) => Promise<Reply>>

export interface ServeOptions {
  contract: Contract
  handlers: AnyHandlers
  authenticate: (request: Pick<FastifyRequest, 'headers'>) => Promise<Caller | undefined>
  proofs: ProofOpeners
  files: FileStore
  maxUploadMb: number
  /** The stored replies of requests with an `Idempotency-Key`. */
  replies: Replies
  /** Whether a reply that the contract does not describe is an error; used in tests. */
  checkResponses: boolean
}

/** Serves every operation of a contract; the document determines validation, access and the types of handlers. */
export async function serveContract(app: FastifyInstance, options: ServeOptions): Promise<void> {
  acceptCheckedDocuments()
  const { contract, handlers } = options
  const operations = new Map(operationsOf(contract).map(({ operation }) => [operation.operationId, operation]))
  const operation = (id: string): Operation => {
    const found = operations.get(id)
    if (!found) throw new Error(`the contract ${contract.name} has no operation ${id}`)
    return found
  }

  const oneAtATime = createOneAtATime()
  const serve = async (scope: FastifyInstance, specification: object) => {
    scope.addHook('onRoute', (route) => {
      if (!route.schema || !('operationId' in route.schema)) return
      const described = operation(String(route.schema.operationId))
      // The form's reader validates it while streaming.
      if (formOf(described)) delete route.schema.body
      if (takesRawBody(described)) prepareRawRoute(route, described)
      if (described['x-ignores-body']) route.config = { ...route.config, ignoresBody: true }
      route.onRequest = [
        admit(described, options.authenticate),
        ...(takesRawBody(described) ? [requireNamedType(described)] : []),
      ]
      if (takesJson(described)) route.preValidation = requireJson
      route.preHandler = [
        ...(described['x-attempts-a-minute'] ? [limitAttempts(scope, described)] : []),
        ...(described['x-one-at-a-time'] ? [oneAtATime] : []),
        ...(described['x-proof'] ? [openProof(described['x-proof'], options.proofs)] : []),
      ]
      if (options.checkResponses) route.preSerialization = checkReply(described, contract)
    })
    await scope.register(glue, {
      specification,
      prefix: contract.base,
      operationResolver: (operationId: string) => {
        const handler = handlers[operationId]
        if (!handler) throw new Error(`no handler for ${operationId}`)
        const form = formOf(operation(operationId))
        const readForm = form && createFormReader(options.files, resolveSchema(contract, form), options.maxUploadMb)
        const keyed = takesIdempotencyKey(operation(operationId))
          ? handleOnce(options.replies, operationId, handler)
          : handler
        return (request, reply) => respond(keyed, request, reply, readForm)
      },
    })
  }
  await app.register((scope) =>
    serve(
      scope,
      documentFor(contract, (one) => !takesRawBody(one)),
    ),
  )
  if ([...operations.values()].some(takesRawBody)) {
    // Parsers of bodies belong to a scope.
    await app.register(async (scope) => {
      passRawBodies(scope)
      await serve(scope, documentFor(contract, takesRawBody))
    })
  }
  app.get(`${contract.base}/openapi.json`, () => contract.document)
}

/**
 * The document with the chosen operations alone, and without replies of other types than JSON, because Fastify would
 * require a serializer for each of them.
 */
function documentFor(contract: Contract, isChosen: (operation: Operation) => boolean): object {
  const copy = structuredClone(contract)
  for (const { path, method, operation } of operationsOf(copy)) {
    if (!isChosen(operation)) {
      delete copy.document.paths[path]?.[method]
      continue
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      if (Number(status) >= 400) delete operation.responses[status]
      const json = response.content?.['application/json']
      response.content = json && { 'application/json': json }
    }
  }
  return copy.document
}

const formOf = (operation: Operation) =>
  takesRawBody(operation) ? undefined : operation.requestBody?.content['multipart/form-data']?.schema

const takesJson = (operation: Operation) =>
  !takesRawBody(operation) && operation.requestBody?.content['application/json'] !== undefined

/** Fastify validates only bodies with a known content type; any other would reach the handler without validation. */
const requireJson: preValidationAsyncHookHandler = async (request) => {
  if (request.isMultipart())
    throw new Problem(415, 'not_json', {
      en: 'Send the body as JSON (application/json).',
      es: 'Envíe el cuerpo como JSON (application/json).',
    })
  if (request.body === undefined)
    throw invalid([{ path: 'body', message: { en: 'Body is required.', es: 'Falta el cuerpo.' } }])
}

/** The only place where `x-access` and `x-before-password-change` are enforced. */
function admit(operation: Operation, authenticate: ServeOptions['authenticate']): onRequestAsyncHookHandler {
  const level = operation['x-access']
  return async (request) => {
    if (level === 'public' || level === 'token') return
    const caller = await authenticate(request)
    if (!caller) throw tokenNotValid()
    if (caller.mustChangePassword && !operation['x-before-password-change']) throw passwordChangeRequired()
    if (!mayCall(level, caller)) throw forbidden()
    request.caller = caller
  }
}

/** The only place where proofs are opened, once per request. */
const openProof =
  (kind: ProofKind, proofs: ProofOpeners): preHandlerAsyncHookHandler =>
  async (request) => {
    request.proof = await proofs[kind](request)
  }

/** Limits attempts per address, for example to guess passwords. */
function limitAttempts(scope: FastifyInstance, operation: Operation): preHandlerAsyncHookHandler {
  const check = scope.createRateLimit({ max: operation['x-attempts-a-minute'], timeWindow: '1 minute' })
  return async (request) => {
    const limit = await check(request)
    if (!limit.isAllowed && limit.isExceeded) throw tooManyRequests(limit.ttlInSeconds)
  }
}

function checkReply(operation: Operation, contract: Contract): preSerializationAsyncHookHandler {
  const checks = new Map(
    Object.entries(operation.responses).map(([status, response]) => {
      const schema = response.content?.['application/json']?.schema
      return [Number(status), schema && compileResponse({ ...schema, components: contract.document.components })]
    }),
  )
  return async (_request, reply, payload) => {
    if (reply.statusCode >= 400) return payload
    if (!checks.has(reply.statusCode))
      throw new Error(`${operation.operationId}: status ${reply.statusCode} is not in the contract`)
    const errors = checks.get(reply.statusCode)?.(payload) ?? []
    if (errors.length > 0) throw new Error(`${operation.operationId} violates the contract: ${errors.join('; ')}`)
    return payload
  }
}

/** `page_size` is another name for `limit` and overrides it. */
const withLimit = (query: unknown) =>
  typeof query === 'object' && query && 'page_size' in query ? { ...query, limit: query.page_size } : query

async function respond(
  handler: AnyHandlers[string],
  request: FastifyRequest,
  reply: FastifyReply,
  readForm?: (request: FastifyRequest) => Promise<ReceivedForm>,
) {
  const form = await readForm?.(request)
  const disconnected = new AbortController()
  reply.raw.once('close', () => disconnected.abort())
  // It may have left while the form was read.
  if (reply.raw.destroyed) disconnected.abort()
  const input = {
    path: request.params,
    query: withLimit(request.query),
    body: form ? form.body : request.body,
    caller: request.caller,
    proof: request.proof,
    headers: request.headers,
    language: preferredLanguage(request.headers['accept-language']),
    address: request.ip,
    signal: disconnected.signal,
  }
  // Validation against the document has established that the input has the handler's type.
  const answer = await handler(input as never)
    .catch((error: unknown) => {
      throw disconnected.signal.aborted ? clientDisconnected : error
    })
    .finally(() => form?.file?.discard())
  const { status, body, headers = {} } = answer
  // A file has a language of its own, and a replayed reply that of its first attempt.
  const isWrittenNow = body !== undefined && !headers['content-type'] && !headers['idempotency-replayed']
  return reply
    .code(status)
    .headers(isWrittenNow ? { ...headers, 'content-language': input.language } : headers)
    .send(body)
}

/** Only for the log: aborting a request whose client has disconnected is not an error. */
const clientDisconnected = new Problem(499, 'client_closed_request', {
  en: 'The client closed the connection before it was answered.',
  es: 'El cliente cerró la conexión antes de recibir la respuesta.',
})
