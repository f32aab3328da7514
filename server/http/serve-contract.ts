import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { Caller } from '../access/caller'
import type { FileStore } from '../infrastructure/files/file-store'
import type { CallTurns } from '../infrastructure/load/call-turns'
import { bodyLimitOf } from './body-limit'
import { checkHeaders } from './check-headers'
import { checkReply } from './check-reply'
import { type Contract, type Operation, operationsOf, resolveSchema } from './contract'
import { contractRoutes } from './contract-routes'
import { type Authenticate, admit, limitAttempts, openProof, requireJson } from './guards'
import { handleOnce, type Replies, takesIdempotencyKey } from './idempotency/handle-once'
import { createLargeReplies } from './large-replies'
import { loadOf } from './load-of'
import { createOneAtATime } from './one-at-a-time'
import type { ProofOpeners } from './proofs'
import { passRawBodies, prepareRawRoute, requireNamedType, takesRawBody } from './raw-body'
import { refuseCardNumbers } from './refuse-card-numbers'
import { type AnyHandlers, respond } from './respond'
import { createFormReader } from './uploads'

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
    /** What the operation's `x-proof` gives access to. */
    proof?: unknown
  }
  interface FastifyContextConfig {
    /** Whether any body is accepted and discarded. */
    ignoresBody?: boolean
    /** Whether an empty body is none, also where its content type is named. */
    bodyIsOptional?: boolean
  }
}

export interface ServeOptions {
  contract: Contract
  handlers: AnyHandlers
  authenticate: Authenticate
  proofs: ProofOpeners
  files: FileStore
  maxUploadMb: number
  /** The stored replies of requests with an `Idempotency-Key`. */
  replies: Replies
  /** In which calls are answered. */
  turns: CallTurns
  /** Whether a reply that the contract does not describe is an error; used in tests. */
  checkResponses: boolean
}

/** Serves every operation of a contract; the document determines validation, access and the types of handlers. */
export async function serveContract(app: FastifyInstance, options: ServeOptions): Promise<void> {
  const { contract, handlers, turns } = options
  const routes = await contractRoutes(contract)
  const operations = new Map(routes.map(({ schema, operation }) => [schema, operation]))
  const oneAtATime = createOneAtATime()
  const largeReplies = createLargeReplies()
  const handlerOf = (described: Operation): RouteHandlerMethod => {
    const { operationId } = described
    const handler = handlers[operationId]
    if (!handler) throw new Error(`no handler for ${operationId}`)
    const form = formOf(described)
    const served = {
      handler: takesIdempotencyKey(described) ? handleOnce(options.replies, operationId, handler) : handler,
      readForm: form && createFormReader(options.files, resolveSchema(contract, form), options.maxUploadMb),
      turns,
      loadOf: (request: FastifyRequest) => loadOf(described, request, largeReplies.linesOf(request)),
      onReply: largeReplies.record,
      sendsTable: described.responses['200']?.content?.['text/csv'] !== undefined,
    }
    return (request, reply) => respond(served, request, reply)
  }
  const serve = (scope: FastifyInstance, isChosen: (operation: Operation) => boolean) => {
    scope.addHook('onRoute', (route) => {
      const described = route.schema && operations.get(route.schema)
      if (!described) return
      // The form's reader validates it while streaming.
      if (formOf(described)) delete route.schema?.body
      if (takesRawBody(described)) prepareRawRoute(route, described)
      if (described['x-ignores-body']) route.config = { ...route.config, ignoresBody: true }
      if (!described.requestBody?.required) route.config = { ...route.config, bodyIsOptional: true }
      route.onRequest = [
        admit(described, options.authenticate),
        ...(takesRawBody(described) ? [requireNamedType(described)] : []),
      ]
      const json = jsonOf(described)
      if (json) {
        route.preValidation = requireJson(described)
        route.bodyLimit = bodyLimitOf(contract, json)
      }
      route.preHandler = [
        ...checkHeaders(contract, described),
        ...(described['x-attempts-a-minute'] ? [limitAttempts(scope, described)] : []),
        ...(described['x-one-at-a-time'] ? [oneAtATime] : []),
        ...(described['x-proof'] ? [openProof(described['x-proof'], options.proofs)] : []),
        ...(described['x-refuses-card-numbers'] ? [refuseCardNumbers] : []),
      ]
      if (options.checkResponses) route.preSerialization = checkReply(described, contract)
    })
    for (const { operation, ...route } of routes) {
      if (isChosen(operation)) scope.route({ ...route, handler: handlerOf(operation) })
    }
  }
  await app.register(async (scope) => serve(scope, (one) => !takesRawBody(one)))
  const raw = operationsOf(contract).flatMap(({ operation }) => (takesRawBody(operation) ? [operation] : []))
  if (raw.length > 0) {
    // Parsers of bodies belong to a scope.
    await app.register(async (scope) => {
      passRawBodies(
        scope,
        raw.flatMap(({ requestBody }) => Object.keys(requestBody?.content ?? {})),
      )
      serve(scope, takesRawBody)
    })
  }
  app.get(`${contract.base}/openapi.json`, () => contract.document)
}

const formOf = (operation: Operation) =>
  takesRawBody(operation) ? undefined : operation.requestBody?.content['multipart/form-data']?.schema

const jsonOf = (operation: Operation) =>
  takesRawBody(operation) ? undefined : operation.requestBody?.content['application/json']?.schema
