import { sandboxCredentials } from './credentials'
import { parseProgramSettings } from './program-settings'
import { startSandbox } from './start-sandbox'

const POLL_MS = 1000

/** The sandbox as a process of its own, which the product reaches by PAYMENTS_SANDBOX_URL. */
async function main() {
  const settings = parseProgramSettings(process.env)
  const { secretKey, webhookSecret } = sandboxCredentials(settings.PAYMENTS_SANDBOX_SECRET)
  const publicUrl = settings.PUBLIC_URL.replace(/\/+$/, '')
  const sandbox = await startSandbox({
    connectionString: settings.DATABASE_URL,
    webhook: { url: `${publicUrl}/api/v2/payments/webhooks/provider`, secret: webhookSecret },
    ...{ secretKey, port: settings.PORT, pollMs: POLL_MS },
    pagesUrl: () => `${publicUrl}/sandbox`,
    bankDaySeconds: settings.PAYMENTS_SANDBOX_DAY_SECONDS,
    disorderly: settings.PAYMENTS_SANDBOX_DISORDER === '1',
    onError: (error) => console.error(error),
    onRecovered: () => console.error('The payment sandbox works again'),
  })
  console.log(`The payment sandbox is ready at ${sandbox.url}`)
  const stop = () => {
    sandbox.close().then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
