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
    })
  })

  it("with Stripe, its scripts and frames, and no other host's", async () => {
    const policy = await policyWith('stripe')
    expect(policy['script-src']).toContain('https://js.stripe.com')
    expect(policy['frame-src']).toContain('https://connect-js.stripe.com')
    expect(policy['connect-src']).toContain('https://api.stripe.com')
    const hosts = Object.values(policy)
      .flat()
      .filter((source) => source.startsWith('https:'))
    for (const host of hosts) expect(host).toMatch(/^https:\/\/(\*\.)?([a-z-]+\.)?stripe\.com$/)
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })
})
