import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { seedActivity } from './seed-activity'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('an operator’s recent activity starts with the assignment of its machines and nothing else', async () => {
  await seedActivity(test.db)
  const operator = await test.as('operator')
  const { body: me } = await operator.get('/api/v2/auth/me')
  const { body } = await operator.get(`/api/v2/organizations/${me.organization.id}/recent-activity`)
  const [wheelLoader, excavator] = await Promise.all(['WL-120', 'EX-210'].map(test.machineId))
  const assigned = { id: expect.any(String), type: 'machine', event: 'machine_assigned', timestamp: expect.any(String) }
  expect(body.items).toHaveLength(2)
  expect(body.items).toEqual(
    expect.arrayContaining([
      { ...assigned, title: 'Harrow WL-120', link: `/machines/${wheelLoader}` },
      { ...assigned, title: 'Harrow EX-210', link: `/machines/${excavator}` },
    ]),
  )
})
