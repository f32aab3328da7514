import Stripe from 'stripe'
import type { Sandbox } from '../start-sandbox'

/** The official SDK, pointed at a sandbox. */
export function sdkFor({ url, secretKey }: Pick<Sandbox, 'url' | 'secretKey'>) {
  const { hostname, port } = new URL(url)
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false })
}
