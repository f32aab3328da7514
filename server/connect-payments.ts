import { createServer } from 'node:net'
import type { Settings } from './infrastructure/config/settings'
import type { Keyring } from './infrastructure/keys/keyring'
import type { Liveness } from './infrastructure/liveness/liveness'
import type { Logger } from './infrastructure/logging/logger'
import { sandboxCredentials } from './sandbox/credentials'
import { superviseSandbox } from './sandbox/supervise-sandbox'

interface Options {
  settings: Settings
  connectionString: string
  keyring: Keyring
  logger: Logger
  liveness: Liveness
}

/** How the payment provider is reached, whichever it is: both speak the same protocol. */
export interface PaymentConnection {
  secretKey: string
  webhookSecret: string
  /** Where the API is; undefined for Stripe itself. */
  apiUrl: string | undefined
  /** The sandbox has pages of its own; Stripe's are embedded, with the publishable key. */
  interface: { kind: 'hosted' } | { kind: 'embedded'; publishableKey: string }
}

export interface ConnectedPayments {
  connection: PaymentConnection
  /** Where the sandbox is, whose pages the product passes on; undefined with Stripe. */
  sandboxUrl: string | undefined
  /** Names the address at which the product listens, which receives the sandbox's events. */
  listensAt(url: string): void
  close(): Promise<void>
}

/** Where the provider's events arrive. */
const webhookPath = '/api/v2/payments/webhooks/provider'
const POLL_MS = 1000

/** Chooses the provider that the settings name; without any, starts the sandbox beside the product. */
export async function connectPayments({ settings, keyring, ...rest }: Options): Promise<ConnectedPayments> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, PAYMENTS_SANDBOX_URL } = settings
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    return elsewhere({
      ...{ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: undefined },
      interface: { kind: 'embedded', publishableKey: STRIPE_PUBLISHABLE_KEY },
    })
  }
  const secret = settings.PAYMENTS_SANDBOX_SECRET ?? keyring.keysFor('payment-sandbox').current
  const credentials = sandboxCredentials(secret)
  if (PAYMENTS_SANDBOX_URL) {
    return elsewhere({ ...credentials, apiUrl: PAYMENTS_SANDBOX_URL, interface: { kind: 'hosted' } })
  }
  return startOwnSandbox({ settings, ...credentials, ...rest })
}

/** Whether the payment sandbox runs in this process, on the product's own database. */
export const hasOwnSandbox = ({ STRIPE_SECRET_KEY, PAYMENTS_SANDBOX_URL }: Settings): boolean =>
  !STRIPE_SECRET_KEY && !PAYMENTS_SANDBOX_URL

const elsewhere = (connection: PaymentConnection): ConnectedPayments => ({
  connection,
  sandboxUrl: connection.apiUrl,
  listensAt: () => undefined,
  close: async () => undefined,
})

interface OwnSandbox extends Omit<Options, 'keyring'> {
  secretKey: string
  webhookSecret: string
}

async function startOwnSandbox(options: OwnSandbox) {
  const { settings, connectionString, logger, liveness, secretKey, webhookSecret } = options
  let ownUrl: string | undefined
  // Known before the sandbox listens, and the same after it had to start again.
  const port = await freePort()
  const sandbox = await superviseSandbox({
    ...{ connectionString, port, secretKey, pollMs: POLL_MS },
    webhook: { url: () => ownUrl && `${ownUrl}${webhookPath}`, secret: webhookSecret },
    pagesUrl: () => `${settings.PORT === 0 && ownUrl ? ownUrl : settings.PUBLIC_URL}/sandbox`,
    bankDaySeconds: settings.PAYMENTS_SANDBOX_DAY_SECONDS,
    disorderly: settings.PAYMENTS_SANDBOX_DISORDER,
    onError: (error) => logger.error({ err: error }, 'the payment sandbox failed'),
    onRecovered: () => logger.warn('the payment sandbox works again'),
  })
  liveness.watch('payment sandbox', sandbox.isAlive)
  const url = `http://127.0.0.1:${port}`
  return {
    connection: { secretKey, webhookSecret, apiUrl: url, interface: { kind: 'hosted' as const } },
    sandboxUrl: url,
    listensAt(address: string) {
      ownUrl = address
    },
    close: () => sandbox.close(),
  } satisfies ConnectedPayments
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
