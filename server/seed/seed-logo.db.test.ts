import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { organizationId } from '../../tests/support/instances'
import { createTestApp, type TestApp } from '../../tests/support/test-app'
import { createLocalFileStore } from '../infrastructure/files/local-file-store'
import { seedLogo } from './seed-logo'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('the demonstration’s dealership has a logo, which can be fetched as a picture', async () => {
  const id = await organizationId(test, 'Northfield Equipment')
  const staff = await test.as('dealerUser')
  const logo = async () => (await staff.get(`/api/v2/organizations/${id}`)).body.logo
  expect(await logo()).toBeNull()
  await seedLogo(test.db, await createLocalFileStore(join(test.folder, 'files')), id)
  const { status, raw } = await test.anyone.get(await logo())
  expect([status, raw.headers['content-type']]).toEqual([200, 'image/webp'])
})
