import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { assistantsAccess, partsAccess, platformAccess } from '#contract/access'
import { mayCall } from '../../server/access/access-policy'
import type { GroupName } from '../../server/access/caller'
import type { AssistantsHandlers, PlatformHandlers } from '../../server/http/operation'
import { createTestApp, people, type TestApp, type Who } from '../support/test-app'
import { operations } from './documents'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const addressOf = (name: string) => name.replace('{id}', '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01').replace('{n}', '1')

describe('handlers', () => {
  it('one is asked for by the types for each operation of the documents, and no other', () => {
    const access = { ...platformAccess, ...assistantsAccess, ...partsAccess }
    expect(Object.keys(access).sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
    expectTypeOf<keyof PlatformHandlers>().toEqualTypeOf<keyof typeof platformAccess>()
    expectTypeOf<keyof AssistantsHandlers>().toEqualTypeOf<keyof typeof assistantsAccess>()
  })

  it('a missing or wrong one does not compile', () => {
    expectTypeOf<Omit<PlatformHandlers, 'login'>>().not.toExtend<PlatformHandlers>()
    expectTypeOf<{ login: () => Promise<{ status: 200; body: { access_token: number } }> }>().not.toExtend<
      Pick<PlatformHandlers, 'login'>
    >()
    expectTypeOf<{ logout: () => Promise<{ status: 200 }> }>().not.toExtend<Pick<PlatformHandlers, 'logout'>>()
  })

  it('receive each query parameter that has a default, which validation fills in', () => {
    type Query<Id extends keyof PlatformHandlers> = Parameters<PlatformHandlers[Id]>[0]['query']
    expectTypeOf<Query<'listEmails'>['page']>().toEqualTypeOf<number>()
    expectTypeOf<Query<'listEmails'>['search']>().toEqualTypeOf<string>()
    expectTypeOf<undefined>().toExtend<Query<'listEmails'>['status']>()
  })

  it('one that takes the proof of another kind does not compile', () => {
    type ReadsHours = (request: { proof: { instanceId: string } }) => Promise<{ status: 204 }>
    expectTypeOf<{ unsubscribe: ReadsHours }>().not.toExtend<Pick<PlatformHandlers, 'unsubscribe'>>()
    type Unsubscribes = (request: {
      proof: { personId: string } | { contactId: string } | { customerContactId: string }
    }) => Promise<{ status: 204 }>
    expectTypeOf<{ unsubscribe: Unsubscribes }>().toExtend<Pick<PlatformHandlers, 'unsubscribe'>>()
    expectTypeOf<Parameters<PlatformHandlers['askForPortalLink']>[0]['proof']>().toEqualTypeOf<undefined>()
  })

  it.each(operations.map((operation) => [operation.name, operation] as const))('%s is served', async (name) => {
    const [method = '', url = ''] = addressOf(name).split(' ')
    const { body, raw } = await test.anyone.send(method, url)
    expect(body?.detail ?? '').not.toContain(`${method} ${url}`)
    expect(raw.headers['content-type']).toContain('application/problem+json')
  })
})

const groups: Partial<Record<Who, GroupName>> = {
  dealerAdmin: 'Org Admin',
  dealerUser: 'Org User',
  operatorAdmin: 'Org Admin',
  operator: 'Machine Operator',
  strangerStaff: 'Org Admin',
  strangerOperator: 'Machine Operator',
}

/** Who is let in, by the policy that the contract names, against what the app in fact answers. */
describe('x-access is enforced for each operation and each role', () => {
  const closed = operations.filter((operation) => !['public', 'token'].includes(operation['x-access']))

  it.each(closed.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
    const [method = '', url = ''] = addressOf(name).split(' ')
    expect((await test.anyone.send(method, url)).status).toBe(401)
    for (const who of Object.keys(people) as Who[]) {
      const group = groups[who]
      const type = /dealer|Staff/.test(who) ? 'DEALERSHIP' : 'OPERATOR'
      const may = mayCall(operation['x-access'], {
        isSuperuser: who === 'superUser',
        groups: group ? [group] : [],
        organization: group ? { id: '', type } : null,
      })
      const { status } = await (await test.as(who)).send(method, url)
      expect([who, status === 403]).toEqual([who, !may])
    }
  })
})
