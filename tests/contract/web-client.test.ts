import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demonstrationPassword } from '../../server/seed/demonstration-people'
import { listen } from '../support/listener'
import { pdfOf, uploadAndRead } from '../support/manuals'
import { createTestApp, people, type TestApp } from '../support/test-app'

type Api = typeof import('@/shared/api')
type Machines = typeof import('@/entities/machine')

let test: TestApp
let api: Api
let machines: Machines

// The web app calls its page's own origin; here that is the real app.
beforeAll(async () => {
  test = await createTestApp()
  vi.stubGlobal('location', { origin: await listen(test) })
  api = await import('@/shared/api')
  machines = await import('@/entities/machine')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await test.close()
})

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })

async function signIn(email: string) {
  const body = { email, password: demonstrationPassword }
  return api.unwrap(api.platform.POST('/auth/login', { body, fetch: api.withoutToken }))
}

describe('the web client against the real app', () => {
  it('reads the machines that the person may see, 10 a page (specification, section 9)', async () => {
    const { access_token } = await signIn(people.operator)
    const takeBack = api.provideTokens({
      current: () => access_token,
      renew: async () => null,
      reportRejected: () => undefined,
    })
    const list = await queries.fetchQuery(machines.machineQueries.list({ limit: 10 }))
    expect(list.items.map(({ name }) => name)).toEqual(['Harrow EX-210', 'Harrow WL-120'])
    takeBack()
  })

  it('is refused in the language of the screen', async () => {
    const { i18n } = await import('@/shared/lib/i18n/i18n')
    i18n.changeLanguage('es')
    const body = { email: people.operator, password: 'not the password of anybody' }
    const refusal = await api.platform.POST('/auth/login', { body, fetch: api.withoutToken })
    expect(refusal.error?.title).toBe('Se requiere iniciar sesión')
    i18n.changeLanguage('en')
  })

  it('renews a token that the server refuses, and does the call once more (specification, section 4)', async () => {
    const { refresh_token } = await signIn(people.dealerUser)
    let held = 'forged'
    const renew = vi.fn(async () => {
      held = (
        await api.unwrap(api.platform.POST('/auth/refresh', { body: { refresh_token }, fetch: api.withoutToken }))
      ).access_token
      return held
    })
    const takeBack = api.provideTokens({ current: () => held, renew, reportRejected: () => undefined })
    const user = await api.unwrap(api.platform.GET('/auth/me'))
    expect(user.email).toBe(people.dealerUser)
    expect(renew).toHaveBeenCalledExactlyOnceWith('forged')
    expect(held).not.toBe('forged')
    takeBack()
  })

  it('turns a refusal into { success: false, status, message, data } (specification, section 8)', async () => {
    const body = { email: people.operator, password: 'not it' }
    const refused = api.unwrap(api.platform.POST('/auth/login', { body, fetch: api.withoutToken }))
    await expect(refused).rejects.toMatchObject({
      success: false,
      status: 401,
      message: 'Wrong e-mail or password.',
      data: { code: 'invalid_credentials' },
    })
  })

  it('asks the operations assistant and reads the conversation back', async () => {
    const machine = await test.machineId('WL-120')
    const pdf = await pdfOf(['# Grease', 'The bucket pins take four shots of grease.'])
    await uploadAndRead(test, { machineId: machine, pdf })
    const { access_token } = await signIn(people.operator)
    const takeBack = api.provideTokens({
      current: () => access_token,
      renew: async () => null,
      reportRejected: () => undefined,
    })
    const body = { prompt: 'how many shots of grease do the bucket pins take?', id: machine }
    const answer = await api.unwrap(api.assistants.POST('/assistants/operations', { body }))
    expect(answer.response).toContain('four shots')
    const path = { id: answer.conversation_id }
    const conversation = await api.unwrap(api.assistants.GET('/conversations/{id}', { params: { path } }))
    expect(conversation.messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    takeBack()
  })
})
