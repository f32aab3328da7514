import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'
import { askBob } from './testing/ask-bob'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const ask = askBob(() => test)

interface Listed {
  email: string
  groups: { name: string }[]
}

const isAdmin = ({ groups }: Listed): boolean => groups.some(({ name }) => name === 'Org Admin')

async function listed(who: Who, path: string): Promise<{ total: number; items: Listed[] }> {
  return (await (await test.as(who)).get(`/api/v2/${path}`)).body
}

describe('e-mails of the system', () => {
  it('are told a super user alone, whether they went out', async () => {
    const { email } = (await (await test.as('operatorAdmin')).get('/api/v2/auth/me')).body
    await test.anyone.post('/api/v2/auth/forgot-password', { email })
    await test.runJobs()
    const { response, records } = await ask('superUser', 'any emails that failed to send?')
    expect(response).toMatch(/^No failed e-mails of the system\..*: not sent, as no mail server is set/s)
    expect(records.every(({ path }: { path: string }) => path === '/emails')).toBe(true)
    expect((await ask('dealerAdmin', 'any emails that failed to send?')).response).toBe(
      'Your role does not see e-mails of the system.',
    )
  })
})

describe('organizations', () => {
  it('are counted by type for a super user', async () => {
    const { total } = await listed('superUser', 'organizations/?limit=100')
    const dealerships = (await listed('superUser', 'organizations/?limit=100&type=DEALERSHIP')).total
    const question = 'how many organisations are there and how many of them are dealerships'
    const { response, records } = await ask('superUser', question)
    expect(response).toMatch(
      new RegExp(`^${total} organizations, ${dealerships} dealerships and \\d+ operators in all:`),
    )
    expect(response).toMatch(new RegExp(`\n${dealerships} dealership organizations:`))
    expect(records).toHaveLength(1)
    const spanish = await ask('superUser', '¿cuántas organizaciones hay?', {}, 'es-ES')
    expect(spanish.response).toMatch(new RegExp(`^${total} organizaciones, ${dealerships} concesionarios y `))
  })

  it.each<[Who, string, string]>([
    ['dealerAdmin', 'how many organizations are there', 'Your role does not see organizations.'],
    ['operatorAdmin', 'how many organizations are there', 'Your role does not see organizations.'],
    ['operator', 'how many dealerships are there', 'Your role does not see organizations.'],
  ])('are refused: %s, %s', async (who, prompt, response) => {
    expect(await ask(who, prompt)).toMatchObject({ refused: true, response, records: [] })
  })
})

describe('users', () => {
  it('are all accounts for a super user, by role', async () => {
    const { total, items } = await listed('superUser', 'users/?limit=1000')
    const admins = items.filter(isAdmin).length
    const question = '¿cuántos usuarios hay y quiénes son administradores?'
    const { response } = await ask('superUser', question, {}, 'es-ES')
    expect(response).toMatch(new RegExp(`^${total} usuarios, .*${admins} administradores`))
    expect(response).toMatch(new RegExp(`\n${admins} usuarios con rol de administrador:`))
  })

  it('are an admin’s own people', async () => {
    const { items } = await listed('operatorAdmin', 'users/?limit=1000')
    const { response, records } = await ask('operatorAdmin', 'who are our admins')
    for (const item of items) expect(response.includes(item.email)).toBe(isAdmin(item))
    expect(records).toEqual([{ title: 'Users', path: '/accounts' }])
    const operators = await ask('operatorAdmin', 'how many operators do we have')
    expect(operators.response).toMatch(/^\d+ machine operator users?:/)
    expect(operators.response).toContain('operator@ridgeline.example')
  })

  it('are those of a customer for a dealership’s admin', async () => {
    const { items } = await listed('operatorAdmin', 'users/?limit=1000')
    const admins = items.filter(isAdmin)
    const { response } = await ask('dealerAdmin', 'admins of Ridgeline Quarry')
    expect(response.match(/[\w.+-]+@[\w.-]+\.\w+/g)?.toSorted()).toEqual(admins.map(({ email }) => email).toSorted())
  })

  it.each<[Who, string, string]>([
    ['dealerUser', 'who are our admins', 'Your role does not see the accounts of people.'],
    ['operator', 'how many users are there', 'Your role does not see the accounts of people.'],
    ['operator', 'who are the other users and their emails', 'Your role does not see the accounts of people.'],
    ['operator', 'when did rita join', 'Your role does not see the accounts of people.'],
    ['operatorAdmin', 'users of Northfield', 'Your role does not see the accounts of that organization.'],
  ])('are refused: %s, %s', async (who, prompt, response) => {
    expect(await ask(who, prompt)).toMatchObject({ refused: true, response, records: [] })
  })
})

describe('a person', () => {
  it('is found by their name, by the dealership also among its customers', async () => {
    const own = await ask('operatorAdmin', 'what role does Rosa have')
    expect(own.response).toMatch(/^Rosa Delgado \(operator@ridgeline\.example\): Machine Operator, account since /)
    expect((await ask('dealerAdmin', '¿qué correo tiene Rosa Delgado?', {}, 'es-ES')).response).toContain(
      'operator@ridgeline.example',
    )
    expect((await ask('strangerOperator', 'what role does Rosa have')).records).toEqual([])
    expect((await ask('operatorAdmin', 'when did rosa join')).response).toMatch(/^Rosa Delgado .*account since /)
  })

  it.each<Who>(['operator', 'dealerUser', 'superUser'])('learns their own role: %s', async (who) => {
    const { body } = await (await test.as(who)).get('/api/v2/auth/me')
    expect((await ask(who, 'my e-mail and role')).response).toContain(body.email)
    const { response, records } = await ask(who, 'what is my role')
    expect(response).toContain(body.email)
    expect(records).toHaveLength(1)
  })

  it('of an operator learns who serves it', async () => {
    expect((await ask('operator', 'who is our dealer')).response).toBe('Northfield Equipment.')
    expect(await ask('dealerUser', 'who is our dealer')).toMatchObject({ refused: true })
  })
})
