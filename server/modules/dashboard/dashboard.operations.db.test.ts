import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, people, type TestApp, type Who } from '../../../tests/support/test-app'
import type { QuestionsOfDay } from './dashboard'

let test: TestApp
let dates: string[]
beforeAll(async () => {
  test = await createTestApp()
  dates = (await figures('superUser')).questions.map(({ date }: QuestionsOfDay) => date)
  await addManuals()
  await addQuestions()
  await addPeople()
})
afterAll(() => test.close())

const figures = async (who: Who) => (await (await test.as(who)).get('/api/v2/dashboard')).body

async function organizationOf(who: Who): Promise<string> {
  const person = await test.db
    .selectFrom('person')
    .where('email', '=', people[who])
    .select('organization_id')
    .executeTakeFirstOrThrow()
  return person.organization_id ?? ''
}

/** One ready on the wheel loader, one that waits on the excavator, one that failed on the skid steer; a super user's. */
async function addManuals() {
  const northfield = await organizationOf('dealerAdmin')
  const add = async (model: string, organizationId: string | null, status: 'READY' | 'QUEUED' | 'FAILED') =>
    test.db
      .insertInto('manual')
      .values({
        organization_id: organizationId,
        machine_id: await test.machineId(model),
        display_name: `${model} ${status}`,
        kind: 'operation',
        storage_key: `manuals/${model}-${status}.pdf`,
        sha256: `${model}-${status}`,
        size: 1,
        status,
        reason: status === 'FAILED' ? { en: 'Damaged.', es: 'Dañado.' } : null,
      })
      .execute()
  await add('WL-120', northfield, 'READY')
  await add('WL-120', northfield, 'FAILED')
  await add('EX-210', northfield, 'QUEUED')
  await add('SK-40', northfield, 'FAILED')
  await add('M-7', null, 'READY')
}

/** [who asked, how many days ago, the confidence of the answer, or a greeting] */
const asked: [Who, number, 'sure' | 'unsure' | 'none' | 'greeting'][] = [
  ['dealerAdmin', 0, 'sure'],
  ['dealerAdmin', 0, 'greeting'],
  ['dealerUser', 0, 'none'],
  ['dealerUser', 14, 'sure'],
  ['operatorAdmin', 13, 'sure'],
  ['operator', 8, 'sure'],
  ['operator', 8, 'unsure'],
  ['operator', 8, 'none'],
  ['strangerOperator', 0, 'unsure'],
]

async function addQuestions() {
  const today = dates.at(-1) ?? ''
  for (const [who, daysAgo, kind] of asked) {
    const person = await test.db
      .selectFrom('person')
      .where('email', '=', people[who])
      .select(['id', 'organization_id'])
      .executeTakeFirstOrThrow()
    const conversation = await test.db
      .insertInto('conversation')
      .values({
        organization_id: person.organization_id,
        person_id: person.id,
        assistant: 'operations',
        machine_id: await test.machineId('WL-120'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const at = sql<string>`${today}::date - ${daysAgo}::int + time '23:30'`
    const turn = { conversation_id: conversation.id, created_at: at, content: '' }
    const confidence = kind === 'greeting' ? 'sure' : kind
    const citations = kind === 'greeting' || kind === 'none' ? [] : [{ page: 1 }]
    const answer = sql<string>`${JSON.stringify({ confidence, refused: kind === 'none', citations })}::jsonb`
    await test.db
      .insertInto('message')
      .values([
        { ...turn, position: 0, role: 'user', answer: null },
        { ...turn, position: 1, role: 'assistant', answer },
      ])
      .execute()
  }
}

/** An invited and a deactivated account of Northfield, and a link of it that has ended. */
async function addPeople() {
  const northfield = await organizationOf('dealerAdmin')
  const account = (name: string) => ({
    email: `${name}@northfield.example`,
    username: name,
    organization_id: northfield,
    groups: sql<'Org User'[]>`array['Org User']`,
  })
  await test.db
    .insertInto('person')
    .values([
      { ...account('invited'), password_expires_at: '2100-01-01' },
      { ...account('left'), is_active: false },
    ])
    .execute()
  await test.db
    .insertInto('service_period')
    .values({
      dealership_id: northfield,
      operator_id: await organizationOf('strangerOperator'),
      status: 'ENDED',
      ended_at: '2026-01-01',
    })
    .execute()
}

const northfieldManuals = { total: 4, ready: 1, processing: 1, failed: 2 }
const ridgelineManuals = { total: 3, ready: 1, processing: 1, failed: 1 }
const oneReady = { total: 1, ready: 1, processing: 0, failed: 0 }

describe('GET /dashboard: what the caller may see (behaviour, section 1)', () => {
  it.each([
    [
      'superUser',
      { total: 5, ready: 2, processing: 1, no_manual: 2 },
      { total: 5, ready: 2, processing: 1, failed: 2 },
    ],
    ['dealerAdmin', { total: 4, ready: 1, processing: 1, no_manual: 2 }, northfieldManuals],
    ['dealerUser', { total: 4, ready: 1, processing: 1, no_manual: 2 }, northfieldManuals],
    ['operatorAdmin', { total: 2, ready: 1, processing: 1, no_manual: 0 }, ridgelineManuals],
    ['operator', { total: 2, ready: 1, processing: 1, no_manual: 0 }, ridgelineManuals],
    ['strangerStaff', { total: 1, ready: 1, processing: 0, no_manual: 0 }, oneReady],
    ['strangerOperator', { total: 1, ready: 1, processing: 0, no_manual: 0 }, oneReady],
  ] as const)('%s: machines %j, manuals %j', async (who, machines, manuals) => {
    expect(await figures(who)).toMatchObject({ machines, manuals })
  })
})

describe('GET /dashboard: questions of the last 14 days', () => {
  it.each([
    ['superUser', { 0: [1, 1, 1], 8: [1, 1, 1], 13: [1, 0, 0] }],
    ['dealerAdmin', { 0: [1, 0, 1] }],
    ['dealerUser', { 0: [0, 0, 1] }],
    ['operatorAdmin', { 8: [1, 1, 1], 13: [1, 0, 0] }],
    ['operator', { 8: [1, 1, 1] }],
    ['strangerStaff', {}],
    ['strangerOperator', { 0: [0, 1, 0] }],
  ] as [Who, Record<number, [number, number, number]>][])(
    '%s: everybody’s, the organization’s or one’s own, by confidence; each day is there',
    async (who, byDaysAgo) => {
      const expected = dates.map((date, index) => {
        const [sure, unsure, none] = byDaysAgo[dates.length - 1 - index] ?? [0, 0, 0]
        return { date, sure, unsure, none }
      })
      expect((await figures(who)).questions).toEqual(expected)
    },
  )
})

describe('GET /dashboard: people and operators', () => {
  it.each([
    ['superUser', null, null],
    ['dealerAdmin', { active: 2, invited: 1 }, 2],
    ['dealerUser', null, 2],
    ['operatorAdmin', { active: 2, invited: 0 }, null],
    ['operator', null, null],
    ['strangerStaff', { active: 1, invited: 0 }, 0],
    ['strangerOperator', null, null],
  ] as const)('%s: %j and %j', async (who, peopleOf, operators) => {
    const { people: counted, operators: served } = await figures(who)
    expect([counted, served]).toEqual([peopleOf, operators])
  })

  it('is for people with an account', async () => {
    expect((await test.anyone.get('/api/v2/dashboard')).status).toBe(401)
  })
})
