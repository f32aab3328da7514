import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from './problem'

/** Below these nothing is a screen: a call, or a file of an older build, that is not there is missing. */
const noScreens = ['/api/', '/assets/']

/**
 * Serves the built web app. Files below `assets/` carry a hash of their content in their name and never change; every
 * other address that is no file is one of the app's own screens.
 */
export async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // A route for each file: with one for all of them, a screen's address would pass through two handlers.
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes(`${folder}/assets/`)
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isScreen =
      request.method === 'GET' &&
      !noScreens.some((prefix) => request.url.startsWith(prefix)) &&
      acceptsHtml(request.headers.accept)
    if (!built || !isScreen) throw notFound(`${request.method} ${request.url.split('?')[0]}`)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}

const acceptsHtml = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept)
