import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, preferredLanguage } from '../domain/text'
import { Problem } from './problem'

/** Paths without screens: an unknown operation, or a file of an older build, is answered with 404. */
const pathsWithoutScreens = ['/api/', '/assets/']

/**
 * Serves the built web app. Files below `assets/` have a hash of their content in their name and never change; every
 * other address that is not a file is a screen of the app.
 */
export async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'))
  const hasLogin = folder !== undefined && existsSync(join(folder, loginFile('en')))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // One route per file: with a wildcard route, the address of a screen would pass through two handlers.
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
      !pathsWithoutScreens.some((prefix) => request.url.startsWith(prefix)) &&
      acceptsHtml(request.headers.accept)
    if (!built || !isScreen) throw noSuchAddress(`${request.method} ${request.url.split('?')[0]}`)
    const file = hasLogin && isLogin(request.url) ? loginFile(languageOf(request)) : 'index.html'
    return reply.header('cache-control', 'no-cache').header('vary', 'accept-language').sendFile(file)
  })
}

/** The sign-in is in its document, in each language (docs/decisions/0072-the-sign-in-comes-first.md). */
const loginFile = (language: Language) => `login.${language}.html`
const isLogin = (url: string) => /^\/login\/?(\?|$)/.test(url)
const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language'])

const acceptsHtml = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept)

const noSuchAddress = (address: string) =>
  new Problem(404, 'not_found', { en: `${address} not found.`, es: `No se encontró ${address}.` })
