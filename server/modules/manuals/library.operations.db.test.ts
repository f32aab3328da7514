import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '#contract/platform'
import { pdfOf, upload } from '../../../tests/support/manuals'
import { createTestApp, type TestApp, type Who } from '../../../tests/support/test-app'

type Item = components['schemas']['LibraryManual']

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  const add = async (model: string, as: Who, name: string, types: string, text: string[]) =>
    upload(test, {
      machineId: await test.machineId(model),
      as,
      pdf: await pdfOf(text),
      fields: { display_names: name, types },
    })
  await add('WL-120', 'dealerAdmin', 'Loader operation', 'operation', ['Oil.'])
  await add('WL-120', 'superUser', 'Loader parts', 'parts', ['Filter.'])
  await add('EX-210', 'dealerUser', 'Excavator scan', 'service', [])
  await test.runJobs()
  await add('EX-210', 'dealerUser', 'Excavator operation', 'operation', ['Fuel.'])
  await add('M-7', 'strangerStaff', 'Foreign operation', 'operation', ['Secret.'])
})
afterAll(() => test.close())

const list = async (query = '', who: Who = 'dealerUser') => {
  const { body } = await (await test.as(who)).get(`/api/v2/manuals/${query}`)
  const items: Item[] = body.items
  return { items, names: items.map((manual) => manual.display_name), total: body.total }
}

describe('GET /manuals/', () => {
  it('lists the manuals of all machines, newest first, each with its machine', async () => {
    const { items, names } = await list()
    expect(names).toEqual(['Excavator operation', 'Excavator scan', 'Loader parts', 'Loader operation'])
    expect(items[0]?.machine).toMatchObject({ brand: 'Harrow', model: 'EX-210', name: 'Harrow EX-210' })
    expect(items.map(({ status }) => status)).toEqual(['QUEUED', 'FAILED', 'READY', 'READY'])
    expect(items.map(({ can_manage }) => can_manage)).toEqual([true, true, false, true])
  })

  it.each([
    ['?search=loader', ['Loader parts', 'Loader operation']],
    ['?search=oper+ex-210', ['Excavator operation']],
    ['?search=%25', []],
    ['?kind=operation', ['Excavator operation', 'Loader operation']],
    ['?status=FAILED', ['Excavator scan']],
    ['?brand=Harrow&kind=parts', ['Loader parts']],
    ['?brand=Moorland', []],
    ['?page=2&limit=3', ['Loader operation']],
  ])('%s', async (query, expected) => {
    expect((await list(query)).names).toEqual(expected)
  })

  it('filters by machine and returns the total', async () => {
    const { names, total } = await list(`?machine_id=${await test.machineId('EX-210')}&limit=1`)
    expect([names, total]).toEqual([['Excavator operation'], 2])
  })

  it('sorts as requested, names from A to Z', async () => {
    const byName = ['Excavator operation', 'Excavator scan', 'Loader operation', 'Loader parts']
    expect((await list('?sort_field=display_name')).names).toEqual(byName)
    expect((await list('?sort_field=display_name&sort_direction=desc')).names).toEqual(byName.toReversed())
    expect((await list('?sort_field=machine')).items.map(({ machine }) => machine.model)).toEqual([
      'EX-210',
      'EX-210',
      'WL-120',
      'WL-120',
    ])
  })

  it('lists only what the caller may see (behaviour, section 1)', async () => {
    expect((await list('', 'strangerStaff')).names).toEqual(['Foreign operation'])
    expect((await list('', 'strangerOperator')).names).toEqual(['Foreign operation'])
    expect((await list('', 'superUser')).total).toBe(5)
    expect((await list('', 'operator')).names).not.toContain('Foreign operation')
  })
})
