import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const read = async (who: Who, text: string) =>
  (await test.as(who)).get(`/api/v2/machines/type-plate?${new URLSearchParams({ text })}`)
const namesOf = async (who: Who, text: string) =>
  ((await read(who, text)).body.models as { name: string }[]).map(({ name }) => name)

describe('the text of a type plate', () => {
  it('finds the model and the serial number', async () => {
    const { body } = await read('operatorAdmin', 'HARROW\nwl 120\nS/N GHT00123\n11 800 kg')
    expect(body).toEqual({
      serial_number: 'GHT00123',
      models: [
        {
          id: await test.machineId('WL-120'),
          name: 'Harrow WL-120',
          brand: 'Harrow',
          model: 'WL-120',
          type: 'Wheel loader',
        },
      ],
    })
  })

  it('finds the model by the serial number alone, as its ranges are described to the caller', async () => {
    for (const who of ['operatorAdmin', 'dealerUser', 'superUser'] as const) {
      expect(await namesOf(who, 'ght 00123')).toEqual(['Harrow WL-120'])
    }
    expect((await read('dealerUser', 'GHT01000')).body).toEqual({ serial_number: null, models: [] })
  })

  it('that names no model still has its serial number', async () => {
    expect((await read('dealerUser', 'Serial no. ABC-9')).body).toEqual({ serial_number: 'ABC-9', models: [] })
  })

  it('finds no model that the caller may not see', async () => {
    expect(await namesOf('dealerUser', 'Harrow SK-40')).toEqual(['Harrow SK-40'])
    expect(await namesOf('operatorAdmin', 'Harrow SK-40')).toEqual([])
    expect(await namesOf('strangerStaff', 'Harrow WL-120 GHT00123')).toEqual([])
    expect((await read('operator', 'Harrow WL-120')).status).toBe(403)
  })

  it.each(['%', '()', "'; --", '\\', '…'])('%j: what is no name finds nothing', async (text) => {
    expect((await read('dealerUser', text)).body).toEqual({ serial_number: null, models: [] })
  })
})
