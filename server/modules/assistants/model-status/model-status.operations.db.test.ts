import { afterEach, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app'
import { startModelServer } from '../../../infrastructure/language-model/testing/model-server'

let closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing) await close()
  closing = []
})

async function start(environment: Record<string, string> = {}): Promise<TestApp> {
  const test = await createTestApp(environment)
  closing.push(() => test.close())
  return test
}

const statusOf = async (test: TestApp) => (await (await test.as('superUser')).get('/api/v1/assistants/model')).body

it('says that none is set up', async () => {
  expect(await statusOf(await start())).toEqual({ model: null })
})

it('says how the model has fared, in its own words for failures', async () => {
  const server = await startModelServer(() => ({ status: 401 }))
  closing.push(() => server.close())
  const test = await start({ LLM_URL: server.url, LLM_MODEL: 'scripted' })
  const unused = { name: 'scripted', provider: 'openai-compatible', state: 'unused' }
  expect(await statusOf(test)).toEqual({ model: { ...unused, last_success_at: null, last_failure: null } })

  await (await test.as('operator')).post('/api/v1/assistants/', { prompt: 'How much oil does the engine take?' })
  expect(await statusOf(test)).toMatchObject({
    model: { state: 'failing', last_success_at: null, last_failure: { kind: 'unauthorized' } },
  })
})
