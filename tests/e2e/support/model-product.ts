import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import {
  type ModelTestServer,
  startModelServer,
} from '../../../server/infrastructure/language-model/testing/model-server'
import { freePort } from './free-port'
import { headersOf, people, waitForManuals } from './sign-in'

/** A product of its own, whose assistants have a language model that is played by the test. */
export interface ModelProduct {
  origin: string
  model: ModelTestServer
}

/** The model that is asked about; all of its manuals are read, so that nothing is answered again. */
export const askedModel = 'WL-120'

/** Tokens that an organization has; no other test than that of the budget comes near. */
export const monthlyTokens = 100_000

/**
 * Journeys with a language model. One product serves all tests of a worker; it is started with the first that needs it,
 * beside the one of the other journeys, which has no model.
 */
export const test = base.extend<object, { product: ModelProduct }>({
  product: [
    async ({ playwright }, use) => {
      const model = await startModelServer(() => ({ status: 500 }))
      const product = await startProduct(model.url)
      const request = await playwright.request.newContext({ baseURL: product.origin })
      await waitForAllManuals(request)
      await request.dispose()
      await use({ origin: product.origin, model })
      await product.stop()
      await model.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
})

async function waitForAllManuals(request: APIRequestContext) {
  await waitForManuals(request, askedModel)
  const headers = await headersOf(request, people.dealerAdmin)
  const read = async (path: string) => (await request.get(`/api/v2${path}`, { headers })).json()
  const { items } = await read(`/machines/?search=${askedModel}`)
  const statuses = async () => {
    const manuals = (await read(`/machines/${items[0].id}/manuals`)) as { items: { status: string }[] }
    return [...new Set(manuals.items.map(({ status }) => status))]
  }
  await expect.poll(statuses, { timeout: 200_000 }).toEqual(['READY'])
}

async function startProduct(modelUrl: string) {
  const port = await freePort()
  const running = spawn(process.execPath, ['scripts/start-fresh.mjs'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: '',
      STOP_TIMEOUT_SECONDS: '1',
      LLM_URL: modelUrl,
      LLM_MODEL: 'scripted',
      // As long as an answer may take on a busy machine; a model that is silent is left after half of it.
      LLM_TIMEOUT_SECONDS: '30',
      LLM_MONTHLY_TOKENS: String(monthlyTokens),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stopWithUs = () => running.kill('SIGTERM')
  process.on('exit', stopWithUs)
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      const [, address] = output.match(/ready at (\S+)/) ?? []
      if (address) resolve(address)
    }
    running.stdout.on('data', read)
    running.stderr.on('data', read)
    running.once('exit', () => reject(new Error(`the product did not start: ${output}`)))
  })
  return {
    origin,
    async stop() {
      process.off('exit', stopWithUs)
      const ended = once(running, 'exit')
      running.kill('SIGTERM')
      await ended
    },
  }
}
