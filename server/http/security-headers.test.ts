import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type EmbeddedProvider, securityHeaders } from './security-headers'

async function policyWith(embedded?: EmbeddedProvider): Promise<Record<string, string[]>> {
  const app = Fastify()
  app.addHook('onRequest', securityHeaders(embedded))
  app.get('/', () => 'page')
  const { headers } = await app.inject('/')
  await app.close()
  const directives = String(headers['content-security-policy'])
    .split(';')
    .map((directive) => directive.trim().split(' '))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

describe('"the CSP allows exactly what the chosen provider needs"', () => {
  it('nothing but the app itself, where the provider has pages of its own', async () => {
    expect(await policyWith()).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'"],
      'font-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'manifest-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'worker-src': ["'self'", 'blob:'],
    })
  })

  it('with Stripe, what its three parts ask for besides (docs.stripe.com/security/guide), and nothing else', async () => {
    const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
    const parts = ['https://checkout.stripe.com', 'https://connect-js.stripe.com']
    expect(await policyWith('stripe')).toEqual({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'connect-src': ["'self'", 'https://api.stripe.com', 'https://checkout.stripe.com'],
      'font-src': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'frame-src': [...scripts, 'https://hooks.stripe.com', ...parts],
      'img-src': ["'self'", 'data:', 'blob:', 'https://*.stripe.com'],
      'manifest-src': ["'self'"],
      'script-src': ["'self'", ...scripts, ...parts],
      'style-src': ["'self'", "'sha256-0hAheEzaMe6uXIKV4EehS9pu1am1lj/KnnzrOYqckXk='"],
      'worker-src': ["'self'", 'blob:'],
    })
  })
})
