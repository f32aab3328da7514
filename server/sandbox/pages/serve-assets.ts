import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const types = { 'card.js': 'text/javascript', 'answer.js': 'text/javascript', 'sandbox.css': 'text/css' }

/** Serves the scripts and the stylesheet of the pages. */
export function serveAssets(app: FastifyInstance): void {
  for (const [name, type] of Object.entries(types)) {
    const content = readFileSync(new URL(`./assets/${name}`, import.meta.url))
    app.get(`/assets/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(content),
    )
  }
}
