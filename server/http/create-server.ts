import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { errorCodes, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from '../infrastructure/logging/logger'
import { MAX_JSON_BYTES } from './body-limit'
import { type BodyLimits, bodyLimits, watchBodies } from './body-watch'
import { handleError } from './error-handler'
import { type EmbeddedProvider, securityHeaders } from './security-headers'
import { serializerCompiler } from './serialization'
import { answerTransportErrors, createClientErrorHandler, parserOptions } from './transport'
import { validatorCompiler } from './validation'

interface Options {
  logger: Logger
  maxUploadMb: number
  /** The number of proxies in front of the server; as many forwarded addresses are trusted. */
  trustProxy: number
  /** Whose scripts and frames the web app embeds. */
  embedded?: EmbeddedProvider | undefined
  /** Hears of whatever makes a request fail. */
  onError?: (error: unknown) => void
  /** Time limits for request bodies. */
  limits?: BodyLimits
}

const plainForm = 'application/x-www-form-urlencoded'

/** Creates a server with what every request needs: validation, error handling, limits, headers and compression. */
export async function createServer(options: Options): Promise<FastifyInstance> {
  const { logger, maxUploadMb, trustProxy, limits = bodyLimits } = options
  const app: FastifyInstance = Fastify<Server, IncomingMessage, ServerResponse, FastifyBaseLogger>({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Fastify ignores a plain number, because clients that bypass the proxies could forge addresses. Setting TRUST_PROXY
    // asserts that no client can.
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    bodyLimit: MAX_JSON_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // The hooks of `transport.ts` answer with problem details instead.
    return503OnClosing: false,
    http: parserOptions,
    requestTimeout: limits.uploadMs,
    clientErrorHandler: createClientErrorHandler(logger),
    // Errors before routing, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.header('x-request-id', request.id)),
  })
  app.removeContentTypeParser('text/plain')
  // Mail programs unsubscribe by posting such a form; no other operation accepts one.
  app.addContentTypeParser(plainForm, { parseAs: 'string' }, async (request: FastifyRequest) => {
    if (!request.routeOptions.config.ignoresBody) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(plainForm)
  })
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.routeOptions.config.bodyIsOptional) done(null, undefined)
    else parseJson(request, body, done)
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(handleError)
  answerTransportErrors(app)
  watchBodies(app, limits)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onError', async (_request, _reply, error) => options.onError?.(error))
  app.addHook('onRequest', securityHeaders(options.embedded))
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, { global: false })
  await app.register(multipart, { limits: { files: 1, fields: 50, fileSize: maxUploadMb * 1024 * 1024 } })
  return app
}
