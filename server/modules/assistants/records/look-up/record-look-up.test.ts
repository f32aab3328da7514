import { describe, expect, it } from 'vitest'
import type { FoundRecords, RecordTool } from '../../../../record-tools/record-tool'
import { createRecordLookUp } from './record-look-up'
import { fakeTool, portsOf, rita } from './testing/fake-records'

const reader = { caller: rita, language: 'en' as const, region: 'US' }
const lookUpIn = (...tools: RecordTool[]) => createRecordLookUp(portsOf(...tools), reader, undefined)

const order = (number: number) => ({ title: `SO-${number}`, path: `/orders/${number}`, text: `SO-${number}: paid` })

function ordersTool(found?: Partial<FoundRecords>) {
  return fakeTool(
    {
      name: 'orders',
      input: ['instanceIds', 'organizationId', 'placedBy', 'number', 'period', 'state', 'words', 'details', 'limit'],
      states: [{ name: 'unpaid' }, { name: 'failed' }],
    },
    found,
  )
}

describe('a call', () => {
  it('becomes the input of its tool, by what is named', async () => {
    const orders = ordersTool({ facts: [order(1001)], total: 1 })
    const { find } = await lookUpIn(orders)
    const call = { machine: 'digger 1', organization: ['Northfield', 'ridgeline'], number: '1001', details: ['who'] }
    expect(await find({ records: 'orders', ...call, period: { from: '2026-11-01' } })).toEqual({
      facts: [{ text: 'SO-1001: paid', record: { title: 'SO-1001', path: '/orders/1001' } }],
      notes: [],
    })
    expect(orders.inputs).toMatchObject([
      {
        ...{ instanceIds: ['RQ-0032'], serialNumbers: ['RQ-0032'], organizationId: 'northfield', isDealership: true },
        ...{ number: 'SO-1001', details: ['who', 'status'], period: { from: '2026-11-01', to: undefined }, limit: 20 },
      },
    ])
  })

  it('is answered for each state and each organization by itself', async () => {
    const orders = ordersTool({ facts: [order(1001), order(1002)], total: 2, sum: '$10.00' })
    const { find } = await lookUpIn(orders)
    const organization = ['Northfield Equipment', 'Northway Equipment']
    const { facts } = await find({ records: 'orders', organization, state: ['unpaid', 'failed'] })
    expect(orders.inputs).toMatchObject(
      ['northfield', 'northway'].flatMap((organizationId) =>
        ['unpaid', 'failed'].map((state) => ({ organizationId, state })),
      ),
    )
    expect(facts.map(({ text }) => text)).toEqual([
      'Northfield Equipment: 2 unpaid orders, $10.00 in all',
      'SO-1001: paid',
      'SO-1002: paid',
      'Northfield Equipment: 2 failed orders, $10.00 in all',
      'Northway Equipment: 2 unpaid orders, $10.00 in all',
      'Northway Equipment: 2 failed orders, $10.00 in all',
    ])
  })

  it('with words that nothing has is tried by their names in the other language', async () => {
    const orders = ordersTool()
    const { find } = await lookUpIn(orders)
    expect(await find({ records: 'orders', words: 'filtro de aceite' })).toEqual({ facts: [], notes: ['No orders.'] })
    expect(orders.inputs.flatMap(({ words }) => words)).toContainEqual(['oil', 'filter'])
  })
})

describe('what is not found', () => {
  const unknown = async (found: Partial<FoundRecords>, call: object) =>
    (await (await lookUpIn(ordersTool(found))).find({ records: 'orders', ...call })).notes

  it.each([
    [{}, { number: 'PO-7' }, ['Nothing that you may see has the number PO-7.']],
    [
      { roleLimit: 'Only yours.' },
      { number: 'PO-7' },
      ['Only yours.', 'Nothing that you may see has the number PO-7.'],
    ],
    [{ isNobody: true as const }, { person: 'Nobody Else' }, ['Nothing that you may see is called “Nobody Else”.']],
    [{ refusal: 'Your role does not see them.' }, {}, ['Your role does not see them.']],
    [{ none: 'No order waits' }, { state: 'unpaid' }, ['No order waits.']],
    [{}, { state: 'unpaid' }, ['No unpaid orders.']],
    [{}, { words: '???' }, ['Nothing that you may see is called “???”.']],
  ])('is said: %j, %j', async (found, call, notes) => {
    expect(await unknown(found, call)).toEqual(notes)
  })

  it('of a number is not that there is none of the number', async () => {
    const { find } = await lookUpIn(fakeTool({ name: 'refunds', input: ['number', 'limit'] }))
    expect((await find({ records: 'refunds', number: 'SO-1048' })).notes).toEqual(['No refunds (SO-1048).'])
  })

  it('by all conditions is found by its number', async () => {
    const orders = ordersTool()
    const tool: RecordTool = {
      ...orders,
      find: async ({ state }) => (state ? { facts: [], total: 0 } : { facts: [order(1001)], total: 1 }),
    }
    const { find } = await lookUpIn(tool)
    expect(await find({ records: 'orders', number: 'so 1001', state: 'failed' })).toMatchObject({
      facts: [{ text: 'SO-1001: paid' }],
      notes: ['SO-1001 does not meet all that was asked for.'],
    })
  })

  it('comes with what is closest', async () => {
    const instead = { heading: 'The last one', facts: [order(1001)] }
    const { find } = await lookUpIn(ordersTool({ instead }))
    expect(await find({ records: 'orders' })).toMatchObject({
      facts: [{ text: 'The last one: SO-1001: paid' }],
      notes: ['No orders.'],
    })
  })
})

describe('what cannot be looked up', () => {
  const orders = ordersTool({ facts: [order(1001)], total: 1 })
  const hidden = fakeTool({
    ...{ name: 'payments', input: [], mayUse: () => false, records: { en: 'payments', es: 'pagos' } },
  })

  it.each<[string, unknown, RegExp]>([
    ['a kind that the role does not see', { records: 'payments', sort: 'x' }, /^Your role does not see payments\.$/],
    ['an unknown kind', { records: 'secrets' }, /^There is no such kind of records\. There are: orders\.$/],
    ['several kinds', { records: ['orders'] }, /^There is no such kind/],
    ['no kind', {}, /^A call names the kind of records: orders\.$/],
    ['nothing', undefined, /^A call names/],
    ['a text', 'orders', /^A call names/],
    ['several calls', [{ records: 'orders' }], /^A call names/],
    ['a limit below zero', { records: 'orders', limit: -1 }, /^limit: Too small/],
    ['a state of other records', { records: 'orders', state: 'lost' }, /^state\.0: .*"unpaid"\|"failed"/],
    ['an id', { records: 'orders', organizationId: '1' }, /^orders takes no “organizationId”\. It takes: machine, /],
    ['what other kinds take', { records: 'orders', amount: { from: 1 } }, /^orders takes no “amount”/],
    ['a huge property', { records: 'orders', ['k'.repeat(10_000)]: 1 }, /^orders takes no “kkk/],
    ['huge words', { records: 'orders', words: 'w'.repeat(100_000) }, /^words: Too big/],
    ['words of another type', { records: 'orders', words: { like: '%' } }, /^words: Invalid input/],
    ['what no database stores', { records: 'orders', number: 'SO-1\u0000' }, /^number: has control characters$/],
    ['an unknown name', { records: 'orders', machine: 'Forwarder 2' }, /^Nothing that you may see is called “Forw/],
  ])('is answered with what is wrong: %s', async (_, input, expected) => {
    const { find } = await lookUpIn(orders, hidden)
    const { facts, notes } = await find(input)
    expect(facts).toEqual([])
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatch(expected)
    expect(notes[0]?.length).toBeLessThan(1000)
    expect(orders.inputs).toEqual([])
  })
})

it('names the chosen machine', async () => {
  const chosen = { id: 'EX-210', serialNumber: 'RQ-0518' }
  const { description } = await createRecordLookUp(portsOf(ordersTool()), reader, chosen)
  expect(description).toContain('Chosen for the question: Pond digger (RQ-0518).')
})
