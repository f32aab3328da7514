import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToCatalogue } from '../../../../tests/support/catalogue'
import { pdfOf, uploadAndRead } from '../../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../../tests/support/test-app'

let test: TestApp
let loader: string
let excavator: string

/** The same fact with a different value in each manual, so that an answer reveals its source. */
const oil = (litres: number) => pdfOf(['Capacities', `The engine takes ${litres} litres of oil with the filter.`])

beforeAll(async () => {
  test = await createTestApp()
  loader = await test.machineId('WL-120')
  excavator = await test.machineId('EX-210')
  await uploadAndRead(test, { machineId: loader, pdf: await oil(11) })
  await uploadAndRead(test, {
    machineId: excavator,
    pdf: await oil(22),
    fields: { serial_number_starts: 'RQ-0001', serial_number_ends: 'RQ-0499' },
  })
  await uploadAndRead(test, {
    machineId: excavator,
    pdf: await oil(33),
    fields: { serial_number_starts: 'RQ-0500', serial_number_ends: 'RQ-0999' },
  })
  await shareLoaderWithStrangers()
  await uploadAndRead(test, { machineId: loader, pdf: await oil(44), as: 'strangerStaff' })
})
afterAll(() => test.close())

async function shareLoaderWithStrangers() {
  const rows = await test.db
    .selectFrom('organization')
    .where('name', 'like', 'Eastmoor%')
    .select(['id', 'type'])
    .execute()
  const idOf = (type: string) => rows.find((row) => row.type === type)?.id ?? ''
  const [dealership_id, organization_id] = [idOf('DEALERSHIP'), idOf('OPERATOR')]
  await addToCatalogue(test.db, dealership_id, loader)
  await test.db.insertInto('operator_machine').values({ organization_id, dealership_id, machine_id: loader }).execute()
}

async function answer(who: Who, id: string, more: object = {}, language = 'en') {
  const payload = { prompt: 'How many litres of oil does the engine take?', id, ...more }
  const headers = { 'accept-language': language }
  return (await test.as(who)).send('POST', '/api/v1/assistants/operations', { payload, headers })
}

/** Every figure in litres in the answer. */
async function litres(who: Who, id: string, more: object = {}) {
  const { body } = await answer(who, id, more)
  return [...new Set(JSON.stringify(body).match(/(11|22|33|44)(?= litres)/g))].sort()
}

describe('an answer never uses the manual of another machine or organization (behaviour, section 5)', () => {
  it.each([
    ['operator', ['11']],
    ['dealerAdmin', ['11']],
    ['strangerOperator', ['44']],
    ['strangerStaff', ['44']],
    ['superUser', ['11', '44']],
  ] as const)('%s reads of %j litres', async (who, expected) => {
    expect(await litres(who, loader)).toEqual(expected)
  })

  it('ignores what the client submits about machine, organization or person', async () => {
    const { body } = await (await test.as('superUser')).get(`/api/v2/machines/${excavator}`)
    const claims = {
      brand: 'Harrow',
      model: 'EX-210',
      machine: 'Harrow EX-210',
      leaf_node_id: body.leaf_node_id,
      organization_name: 'Eastmoor Pit',
      user: 'super@yardhand.example',
    }
    expect(await litres('operator', loader, claims)).toEqual(['11'])
  })

  it('ignores other machines in the submitted conversation', async () => {
    const conversation = [
      { role: 'user', content: 'How many litres of oil does the Harrow EX-210 take?' },
      { role: 'assistant', content: 'The EX-210 takes 22.' },
    ]
    expect(await litres('operator', loader, { conversation })).toEqual(['11'])
  })

  it('does not find a machine that the caller may not see (404)', async () => {
    expect(await answer('strangerOperator', excavator)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(await answer('operator', await test.machineId('M-7'))).toMatchObject({ status: 404 })
  })
})

describe('the serial number selects the manuals (behaviour, section 4)', () => {
  it.each([
    ['RQ-0032', ['22']],
    ['rq-0518 ', ['33']],
    ['rq 0518', ['33']],
    ['RQ0032', ['22']],
  ])('%s is answered from its own manual, without a warning', async (serial_number, expected) => {
    expect(await litres('operator', excavator, { serial_number })).toEqual(expected)
    expect((await answer('operator', excavator, { serial_number })).body.warnings).toEqual([])
  })

  it.each(['RQ-1000', 'XX-0032', 'unreadable'])(
    '%s, outside every known range, adds a warning',
    async (serial_number) => {
      const { body } = await answer('operator', excavator, { serial_number })
      expect(body.refused).toBe(false)
      expect(body.warnings).toEqual([
        expect.stringContaining(`Serial number ${serial_number} is outside every known range`),
      ])
    },
  )

  it('RQ-0518, of the model but in none of its manuals, is not called unknown', async () => {
    const longReach = test.db.selectFrom('manual').where('serial_number_start', '=', 'RQ-0500')
    const { id } = await longReach.select('id').executeTakeFirstOrThrow()
    const cover = (range: { serial_number_start: string; serial_number_end: string }) =>
      test.db.updateTable('manual').set(range).where('id', '=', id).execute()
    await cover({ serial_number_start: 'RQ-0600', serial_number_end: 'RQ-0999' })
    const { body } = await answer('operator', excavator, { serial_number: 'RQ-0518' })
    await cover({ serial_number_start: 'RQ-0500', serial_number_end: 'RQ-0999' })
    expect(body.warnings).toEqual([
      expect.stringContaining('None of the manuals for Harrow EX-210 covers serial number RQ-0518.'),
    ])
  })

  it('RQ-1200, outside the model’s ranges, is answered from the manual that names it', async () => {
    await uploadAndRead(test, {
      machineId: excavator,
      pdf: await oil(44),
      fields: { serial_number_starts: 'RQ-1200', serial_number_ends: 'RQ-1299' },
    })
    expect(await litres('operator', excavator, { serial_number: 'RQ-1200' })).toEqual(['44'])
    expect((await answer('operator', excavator, { serial_number: 'RQ-1200' })).body.warnings).toEqual([])
    await test.db.deleteFrom('manual').where('serial_number_start', '=', 'RQ-1200').execute()
  })

  it('gives the warning in the reader’s language, also when the conversation is read later', async () => {
    const { body } = await answer('operator', excavator, { serial_number: 'RQ-1000' }, 'es')
    const warning = 'El número de serie RQ-1000 está fuera de todos los rangos conocidos de Harrow EX-210.'
    expect(body.warnings).toEqual([expect.stringContaining(warning)])
    const url = `/api/v1/conversations/${body.conversation_id}`
    const { body: read } = await (await test.as('operator')).get(url)
    expect(read.messages[1].answer.warnings).toEqual([
      expect.stringContaining('Serial number RQ-1000 is outside every known range'),
    ])
  })

  it.each([null, '', undefined])('none (%j) selects all manuals of the model', async (serial_number) => {
    expect(await litres('operator', excavator, { serial_number })).toEqual(['22', '33'])
  })
})

describe('a stored conversation contains only what the caller may still see (behaviour, sections 1 and 3)', () => {
  it('omits citations of a machine that was unassigned', async () => {
    const asked = (await answer('operator', excavator, { serial_number: 'RQ-0001' })).body
    const read = async () =>
      (await (await test.as('operator')).get(`/api/v1/conversations/${asked.conversation_id}`)).body.messages[1].answer
    expect((await read()).citations).toHaveLength(asked.citations.length)
    await test.db.deleteFrom('operator_machine').where('machine_id', '=', excavator).execute()
    expect(await read()).toMatchObject({ citations: [], nearest: [], images: [] })
  })
})
