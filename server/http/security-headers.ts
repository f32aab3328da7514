import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

// @fastify/helmet would put the headers together again for each request.
const setHeaders = helmet({
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
  // The product also runs without HTTPS in a workshop's own network.
  hsts: false,
})

/** Adds what browsers need to know to protect the page, such as the content security policy. */
export function addSecurityHeaders({ raw }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  setHeaders(raw, reply.raw, done)
}
