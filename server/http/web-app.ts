import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Language, preferredLanguage } from '../domain/text'
import { Problem } from './problem'
import { readScreens, type Screen, screenAt } from './screens'

/**
 * Serves the built web app. Files below `assets/` have a hash of their content in their name and never change; every
 * other address that is not a file is a screen of the app, if the app has a route for it.
 */
export async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // One route per file: with a wildcard route, the address of a screen would pass through two handlers.
      wildcard: false,
      index: false,
      // The build compresses better than there is time for here.
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.includes(`${folder}/assets/`)
        reply.header('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const screens = built ? readScreens(folder) : []
  const documentFor = built ? readDocuments(folder) : undefined
  const early = built ? hashOfEarlyScript(folder) : undefined
  app.setNotFoundHandler((request, reply) => {
    const screen =
      request.method === 'GET' && acceptsHtml(request.headers.accept) ? screenAt(screens, request.url) : undefined
    if (!documentFor || !(screen || isUnknownPage(request))) {
      throw noSuchAddress(`${request.method} ${request.url.split('?')[0]}`)
    }
    reply.header('cache-control', 'no-cache').header('vary', 'accept, accept-language').type('text/html; charset=utf-8')
    if (early) allowScript(reply, early)
    return reply.code(screen ? 200 : 404).send(documentFor(request.headers, screen))
  })
}

/** Whether somebody opened an address that the app has no route for in a browser: the app says so. */
const isUnknownPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' &&
  !/^\/(?:api|assets|sandbox|socket\.io)(?:[/?]|$)/.test(url) &&
  /text\/html/.test(headers.accept ?? '')

/**
 * The documents of the build: in each language that of the sign-in and that of all other screens
 * (docs/decisions/0072-the-sign-in-comes-first.md), with the heading of the screen at the address, and its files, which
 * `early.js` loads (docs/decisions/0091-how-a-page-opens.md).
 */
function readDocuments(folder: string): (headers: FastifyRequest['headers'], screen: Screen | undefined) => string {
  const texts = new Map<string, string>()
  const textOf = (name: string) => {
    const file = existsSync(join(folder, name)) ? name : 'index.html'
    const text = texts.get(name) ?? readFileSync(join(folder, file), 'utf8')
    texts.set(name, text)
    return text
  }
  return (headers, screen) => {
    const language: Language = preferredLanguage(headers['accept-language'])
    const text = textOf(`${screen?.path === '/login' ? 'login' : 'screen'}.${language}.html`)
    if (!screen) return text
    const { guard, files, calls, heading } = screen
    const given = `$& data-guard="${guard}" data-screen="${files.join(' ')}" data-calls="${calls.join(' ')}"`
    return text.replace(earlyScript, given).replace(placeOfHeading, () => heading[language])
  }
}

/** `public/early.js`, which the build writes into each document. */
const earlyScript = /<script(?= data-api="[^"]*">(.*?)<\/script>)/s
const placeOfHeading = '<div id="first-heading"></div>'

function hashOfEarlyScript(folder: string): string | undefined {
  const file = join(folder, 'screen.en.html')
  const script = existsSync(file) ? earlyScript.exec(readFileSync(file, 'utf8'))?.[1] : undefined
  return script && createHash('sha256').update(script).digest('base64')
}

/** Adds one script that is part of the document to those that the policy allows. */
function allowScript({ raw }: FastifyReply, hash: string): void {
  const policy = String(raw.getHeader('content-security-policy'))
  raw.setHeader('content-security-policy', policy.replace("script-src 'self'", `$& 'sha256-${hash}'`))
}

const acceptsHtml = (accept: string | undefined) => accept === undefined || /text\/html|\*\/\*/.test(accept)

const noSuchAddress = (address: string) =>
  new Problem(404, 'not_found', { en: `${address} not found.`, es: `No se encontró ${address}.` })
