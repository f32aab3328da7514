import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'

/** Whose scripts and frames the web app embeds, beside its own. */
export type EmbeddedProvider = 'stripe'

type Sources = Record<'connectSrc' | 'frameSrc' | 'imgSrc' | 'scriptSrc' | 'styleSrc', readonly string[]>

/** What Checkout, Connect's components and Stripe.js need (https://docs.stripe.com/security/guide, "Content Security Policy"). */
const stripe: Sources = {
  connectSrc: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  frameSrc: [
    ...['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    ...['https://checkout.stripe.com', 'https://connect-js.stripe.com'],
  ],
  imgSrc: ['https://*.stripe.com'],
  scriptSrc: [
    ...['https://js.stripe.com', 'https://*.js.stripe.com'],
    ...['https://checkout.stripe.com', 'https://connect-js.stripe.com'],
  ],
  // An empty style element, which Connect's components fill.
  styleSrc: ["'sha256-0hAheEzaMe6uXIKV4EehS9pu1am1lj/KnnzrOYqckXk='"],
}

const nothing: Sources = { connectSrc: [], frameSrc: [], imgSrc: [], scriptSrc: [], styleSrc: [] }

/**
 * A hook that adds what browsers need to know to protect the page, such as the content security policy.
 * @param embedded absent where the payment provider has pages of its own
 */
export function securityHeaders(embedded?: EmbeddedProvider) {
  const further = embedded === 'stripe' ? stripe : nothing
  // @fastify/helmet would put the headers together again for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", ...further.connectSrc],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(further.frameSrc.length > 0 && { frameSrc: [...further.frameSrc] }),
        imgSrc: ["'self'", 'data:', 'blob:', ...further.imgSrc],
        manifestSrc: ["'self'"],
        scriptSrc: ["'self'", ...further.scriptSrc],
        styleSrc: ["'self'", ...further.styleSrc],
        // Of `public/early.js`; what may start a worker is decided by `scriptSrc`.
        workerSrc: ["'self'", 'blob:'],
      },
    },
    // Stripe's windows for authentication report back to the page that opened them.
    ...(embedded && { crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const } }),
    // The product also runs without HTTPS in a workshop's own network.
    hsts: false,
  })
  return ({ raw }: FastifyRequest, reply: FastifyReply, done: () => void): void => setHeaders(raw, reply.raw, done)
}
