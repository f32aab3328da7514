import { createHmac } from 'node:crypto'

/** What product and sandbox know each other by, derived from one secret that both have. */
export function sandboxCredentials(secret: string | Uint8Array): { secretKey: string; webhookSecret: string } {
  const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex')
  return { secretKey: `sk_test_${derive('api')}`, webhookSecret: `whsec_${derive('webhook')}` }
}
