import type { FastifyInstance, onRequestAsyncHookHandler, RouteOptions } from 'fastify'
import type { Operation } from './contract'
import { Problem } from './problem'

/** Whether the handler receives the body's exact bytes, as the signature of a webhook covers them. */
export const takesRawBody = (operation: Operation): boolean => operation['x-raw-body'] === true

/** Makes a scope pass on all bodies as they are. Types are also named because the router looks for a parser of each. */
export function passRawBodies(scope: FastifyInstance, named: readonly string[] = []): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    [...new Set(named), '*'],
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  )
}

/** Prepares the route of such an operation: nothing parses, validates or decompresses its body. */
export function prepareRawRoute(route: RouteOptions, operation: Operation): void {
  delete (route.schema as { body?: unknown } | undefined)?.body
  // The decompression of `@fastify/compress`.
  route.preParsing = []
  const limitMb = operation['x-max-mb']
  if (limitMb) route.bodyLimit = limitMb * 1024 * 1024
}

/** The scope accepts every content type, but an operation only those that the contract names. */
export function requireNamedType({ requestBody }: Operation): onRequestAsyncHookHandler {
  const types = Object.keys(requestBody?.content ?? {})
  return async ({ mediaType }) => {
    if (mediaType && types.includes(mediaType)) return
    const named = types.join(', ')
    throw new Problem(415, 'invalid_media_type', {
      en: `Send the body in a content type of this operation: ${named}.`,
      es: `Envíe el cuerpo en un tipo de contenido de esta operación: ${named}.`,
    })
  }
}
