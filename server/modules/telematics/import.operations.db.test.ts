import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { organizationId } from '../../../tests/support/instances'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'
import { fleetXml } from './testing/fleet'

let test: TestApp
let ridgeline: string
let northfield: string
beforeAll(async () => {
  test = await createTestApp()
  ridgeline = await organizationId(test, 'Ridgeline Quarry')
  northfield = await organizationId(test, 'Northfield Equipment')
})
beforeEach(async () => {
  await test.db.deleteFrom('machine_instance').execute()
  await addMachine('GHT00123')
})
afterAll(() => test.close())

async function addMachine(serial_number: string, dealership_id: string | null = northfield): Promise<void> {
  const machine_id = await test.machineId('WL-120')
  await test.db
    .insertInto('machine_instance')
    .values({ organization_id: ridgeline, dealership_id, machine_id, serial_number, serial_key: serial_number })
    .execute()
}

const send = async (who: Who, content: string | Buffer) =>
  (await test.as(who)).postForm(
    `/api/v2/telematics/${ridgeline}/import`,
    {},
    { name: 'fleet.xml', content: Buffer.from(content), field: 'file', type: 'application/xml' },
  )
const readings = () => test.db.selectFrom('reading').select(['value', 'source', 'taken_at', 'person_id']).execute()
const at = (day: string) => `2025-11-${day}T08:30:00Z`
const loader = (hours: string, day: string) => fleetXml([{ serial: 'GHT00123', hours, at: at(day) }])

describe('an uploaded ISO 15143-3 document', () => {
  it('records readings of known machines and reports unknown ones', async () => {
    const { status, body } = await send(
      'operatorAdmin',
      fleetXml([{ serial: 'ght-00123' }, { serial: 'XX1', model: 'EX-9' }, { oem: 'Moorland' }]),
    )
    expect([status, body]).toEqual([
      200,
      {
        applied: 1,
        unchanged: 0,
        refused: [{ row: 3, serial_number: null, reason: 'There is no SerialNumber, PIN or EquipmentID.' }],
        unknown: [{ row: 2, serial_number: 'XX1', name: 'Harrow EX-9' }],
        read_at: expect.any(String),
      },
    ])
    const [reading, other] = await readings()
    expect(reading).toMatchObject({ value: 12_505, source: 'telematics', taken_at: new Date(at('20')) })
    expect([reading?.person_id, other]).toEqual([expect.any(String), undefined])
  })

  it('that is sent twice is recorded once', async () => {
    await send('operatorAdmin', loader('1250.5', '19'))
    await send('operatorAdmin', loader('1260', '20'))
    for (const [hours, day] of [
      ['1250.5', '19'],
      ['1260', '20'],
    ] as const) {
      expect((await send('dealerUser', loader(hours, day))).body).toMatchObject({
        applied: 0,
        unchanged: 1,
        refused: [],
      })
    }
    expect(await readings()).toHaveLength(2)
  })

  it.each<[string, string, string]>([
    [
      'lower than the last',
      loader('1249.9', '20'),
      'The meter already showed 1,250.5 h on Nov 19, 2025. A lower reading is accepted only as the first of a new meter.',
    ],
    [
      'higher than a later one',
      loader('1250.6', '18'),
      'The meter showed 1,250.5 h on Nov 19, 2025. It cannot have shown more before.',
    ],
    ['another one at the same moment', loader('1251', '19'), 'A reading of 1,250.5 h at the same time already exists.'],
    [
      'a jump, which a machine cannot confirm',
      loader('1300', '20'),
      'The meter can have run 24 h at most since Nov 19, 2025. Is 1,300 h right?',
    ],
    [
      'of the future',
      fleetXml([{ serial: 'GHT00123', at: '2999-01-01T00:00:00Z' }]),
      'A reading cannot be taken in the future.',
    ],
  ])('a refused figure does not affect the others: %s', async (_, broken, reason) => {
    await addMachine('GHT00200')
    await send('operatorAdmin', loader('1250.5', '19'))
    const [, good = ''] = fleetXml([{ serial: 'GHT00200' }]).split(/(<Equipment>.*)/s)
    const { body } = await send('operatorAdmin', broken.replace('</Fleet>', good))
    expect(body).toMatchObject({ applied: 1, refused: [{ row: 1, serial_number: 'GHT00123', reason }] })
  })

  it.each([
    [
      'a page of HTML',
      '<html></html>',
      'Line 1: The root element is html; a fleet snapshot has the root element Fleet.',
    ],
    ['an empty one', '', 'Line 1: The document is empty.'],
  ])('that cannot be read is refused with the field and the line: %s', async (_, content, message) => {
    const { status, body } = await send('operatorAdmin', content)
    expect([status, body.errors]).toEqual([400, [{ path: 'body.file', message }]])
  })

  it('has at most 5 MB', async () => {
    expect((await send('operatorAdmin', Buffer.alloc(5 * 1024 * 1024 + 1, ' '))).status).toBe(413)
  })

  it('is limited to the machines that the dealership serves if its staff upload it', async () => {
    await addMachine('GHT00300', null)
    const both = fleetXml([{ serial: 'GHT00123' }, { serial: 'GHT00300' }])
    expect((await send('dealerUser', both)).body).toMatchObject({
      applied: 1,
      unknown: [{ serial_number: 'GHT00300' }],
    })
    expect((await send('operatorAdmin', both)).body).toMatchObject({ applied: 1, unchanged: 1, unknown: [] })
  })

  it('makes tasks fall due, like any reading', async () => {
    const staff = await test.as('dealerAdmin')
    const { id } = await test.db.selectFrom('machine_instance').select('id').executeTakeFirstOrThrow()
    const tasks = [{ name: 'Grease', interval_hours: 10, notice_hours: 0 }]
    await send('operatorAdmin', loader('995', '19'))
    await staff.put(`/api/v2/machines/instance/${id}/schedule`, { tasks })
    await send('operatorAdmin', fleetXml([{ serial: 'GHT00123', hours: '1005.2', at: new Date().toISOString() }]))
    expect((await staff.get('/api/v2/machines/due')).body.items).toMatchObject([{ name: 'Grease' }])
  })
})
