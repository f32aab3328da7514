import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addInstance, organizationId } from '../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

let test: TestApp
const ids: Record<'northfield' | 'ridgeline' | 'tallPines' | 'eastmoor' | 'pit', string> = {
  northfield: '',
  ridgeline: '',
  tallPines: '',
  eastmoor: '',
  pit: '',
}
beforeAll(async () => {
  test = await createTestApp()
  ids.northfield = await organizationId(test, 'Northfield Equipment')
  ids.ridgeline = await organizationId(test, 'Ridgeline Quarry')
  ids.tallPines = await organizationId(test, 'Tall Pines Forestry')
  ids.eastmoor = await organizationId(test, 'Eastmoor Machines')
  ids.pit = await organizationId(test, 'Eastmoor Pit')
})
afterAll(() => test.close())

const api = '/api/v2/machine-instances'
const list = async (who: Who, orgId: string, query = '') => (await test.as(who)).get(`${addressOf(orgId)}${query}`)
const add = async (who: Who, orgId: string, body: object, model = 'WL-120') =>
  (await test.as(who)).post(addressOf(orgId), { machine_id: await test.machineId(model), ...body })
const addressOf = (orgId: string) => `${api}/${orgId}`
