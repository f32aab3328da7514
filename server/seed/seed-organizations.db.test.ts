import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { seedOrganizations } from './seed-organizations'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('the demonstration’s organizations have phone numbers and addresses', async () => {
  await seedOrganizations(test.db)
  const admin = await test.as('operatorAdmin')
  const { organization } = (await admin.get('/api/v2/auth/me')).body
  const { body } = await admin.get(`/api/v2/organizations/addresses/${organization.id}`)
  expect(body.items).toMatchObject([
    { label: 'Quarry', is_default: true },
    { label: 'Office', is_default: false },
  ])
  const seen = (await admin.get(`/api/v2/organizations/${organization.id}`)).body
  expect(seen.phone_number).not.toBe('')
})
