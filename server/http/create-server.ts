import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { errorCodes, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from '../infrastructure/logging/logger'
import { type BodyLimits, bodyLimits, watchBodies } from './body-watch'
import { handleError } from './error-handler'
import { answerTransportErrors, createClientErrorHandler, parserOptions } from './transport'
import { multiples, validatorCompiler } from './validation'

interface Options {
  logger: Logger
  maxUploadMb: number
  /** How many proxies stand in front: so many of the addresses that came along are believed. */
  trustProxy: number
  /** How slowly the bodies of requests may arrive. */
  limits?: BodyLimits
}

const plainForm = 'application/x-www-form-urlencoded'

/** A server with everything that each call needs, whatever it does: validation, errors, limits, headers, compression. */
export async function createServer(options: Options): Promise<FastifyInstance> {
  const { logger, maxUploadMb, trustProxy, limits = bodyLimits } = options
  const app: FastifyInstance = Fastify<Server, IncomingMessage, ServerResponse, FastifyBaseLogger>({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // A plain number is taken for none by Fastify, for who reaches the server past the proxies could say any address. Who
    // sets TRUST_PROXY says that nobody does.
    trustProxy: trustProxy > 0 && ((_address, hop) => hop < trustProxy),
    bodyLimit: 1_000_000,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // The hooks of `transport.ts` answer it, with problem details.
    return503OnClosing: false,
    http: parserOptions,
    requestTimeout: limits.uploadMs,
    clientErrorHandler: createClientErrorHandler(logger),
    // What is written is matched against the branches of the contract's `anyOf`.
    serializerOpts: { ajv: multiples },
    // What Fastify refuses before there is a route, such as an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => handleError(error, request, reply.header('x-request-id', request.id)),
  })
  app.removeContentTypeParser('text/plain')
  // What mailboxes post to unsubscribe is a form; nothing else takes one of this kind.
  app.addContentTypeParser(plainForm, { parseAs: 'string' }, async (request: FastifyRequest) => {
    if (!request.routeOptions.config.ignoresBody) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(plainForm)
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(handleError)
  answerTransportErrors(app)
  watchBodies(app, limits)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
      },
    },
    // The product is also run on a plain address in a workshop's own network, where there is no HTTPS to insist on.
    hsts: false,
  })
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(rateLimit, { global: false })
  await app.register(multipart, { limits: { files: 1, fields: 50, fileSize: maxUploadMb * 1024 * 1024 } })
  return app
}
