import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let test: TestSandbox
beforeAll(async () => {
  test = await createTestSandbox()
})
afterAll(() => test.close())

const registerIn = (state: string) => {
  const country_options = { us: { state, type: 'state_sales_tax' as const } }
  return test.stripe.tax.registrations.create({ country: 'US', country_options, active_from: 'now' }, test.on)
}

it('a registration of an unknown state is refused', async () => {
  await expect(registerIn('XX')).rejects.toMatchObject({ statusCode: 400, param: 'country_options' })
})

it('a place is registered once, also at the same time, and again after it has ended', async () => {
  const results = await Promise.allSettled([registerIn('MT'), registerIn('MT'), registerIn('ID')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const { data } = await test.stripe.tax.registrations.list({}, test.on)
  const montana = data.find(({ country_options }) => country_options.us?.state === 'MT')
  await test.stripe.tax.registrations.update(montana?.id ?? '', { expires_at: 'now' }, test.on)
  expect(await registerIn('MT')).toMatchObject({ status: 'active' })
})
