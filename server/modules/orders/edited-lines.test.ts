import { describe, expect, it } from 'vitest'
import { type EditedLine, planLines } from './edited-lines'
import type { OrderLine } from './order'

const line = (id: string, of: Partial<OrderLine>): OrderLine => ({
  ...{ id, position: 1, partId: null, bundleId: null, partNumber: '', askedNumber: null, description: id, parts: [] },
  ...{ unitAmount: 100, coreChargeAmount: 0, taxAmount: 0, credited: 0, quantity: 2, reserved: 0, picked: 0 },
  ...{ shipped: 0, delivered: 0, cancelled: 0, returned: 0, ...of },
})
const filter = line('filter', { partId: 'F' })
const quoted = line('quoted', { partId: 'Q' })
const text = line('text', {})
const kit = line('kit', { bundleId: 'K' })
const lines = [filter, quoted, text, kit]

const asked = (one: Partial<EditedLine> & { quantity: number }): EditedLine => ({ path: 'body.order_parts.0', ...one })
const plan = (edit: { parts?: EditedLine[]; bundles?: EditedLine[] }, quotedFor = 2) => {
  const { removed, resized, repriced, added } = planLines(lines, edit, {
    agreedFrom: ({ id }) => (id === 'quoted' ? quotedFor : undefined),
    unknown: (path) => new Error(path),
    tooFew: (path, least) => new Error(`${path}: at least ${least}`),
  })
  const changed = (changes: typeof resized | typeof repriced) =>
    changes.map(({ line: { id }, to }) => [id, to.quantity])
  return {
    removed: removed.map(({ id }) => id),
    resized: changed(resized),
    repriced: changed(repriced),
    added: added.map(({ partId, bundleId, quantity }) => [partId ?? bundleId, quantity]),
  }
}
const nothing = { removed: [], resized: [], repriced: [], added: [] }

describe('the lines that an order is to have', () => {
  it('what is not mentioned stays', () => {
    expect(plan({})).toEqual(nothing)
    expect(plan({ bundles: [] })).toEqual({ ...nothing, removed: ['kit'] })
  })

  it('a line in one’s own words goes only if it is named itself', () => {
    expect(plan({ parts: [] })).toEqual({ ...nothing, removed: ['filter', 'quoted'] })
    const remaining = [asked({ partId: 'F', quantity: 2 }), asked({ partId: 'Q', quantity: 2 })]
    expect(plan({ parts: [...remaining, asked({ lineId: 'text', quantity: 0 })] })).toEqual({
      ...nothing,
      removed: ['text'],
    })
  })

  it('agreed prices remain for another quantity, those of the catalogue are asked again', () => {
    const parts = [
      asked({ partId: 'F', quantity: 3 }),
      asked({ lineId: 'quoted', quantity: 4 }),
      asked({ lineId: 'text', quantity: 5 }),
    ]
    const bundles = [asked({ bundleId: 'K', quantity: 1 })]
    expect(plan({ parts, bundles })).toEqual({
      ...nothing,
      resized: [
        ['quoted', 4],
        ['text', 5],
      ],
      repriced: [
        ['filter', 3],
        ['kit', 1],
      ],
    })
  })

  it('fewer than were quoted need the dealership, unless it has agreed to fewer before', () => {
    const one = { parts: [asked({ lineId: 'quoted', quantity: 1 })] }
    expect(() => plan(one, 100)).toThrow('body.order_parts.0: at least 2')
    expect(plan(one, 1).resized).toEqual([['quoted', 1]])
    expect(plan({ parts: [asked({ lineId: 'quoted', quantity: 3 })] }, 100).resized).toEqual([['quoted', 3]])
    expect(plan({ parts: [asked({ lineId: 'quoted', quantity: 0 })] }, 100).removed).toContain('quoted')
  })

  it('the same part twice is one line that stays and one that is added', () => {
    const parts = [3, 2].map((quantity) => asked({ partId: 'F', quantity }))
    expect(plan({ parts: [...parts, asked({ partId: 'Q', quantity: 2 })] })).toEqual({ ...nothing, added: [['F', 3]] })
  })

  it('a line that the order lacks is refused, and so is one that is named twice', () => {
    const twice = [1, 2].map((quantity) => asked({ lineId: 'filter', quantity }))
    expect(() => plan({ parts: twice })).toThrow('body.order_parts.0')
    expect(() => plan({ parts: [asked({ lineId: 'other', quantity: 1 })] })).toThrow('body.order_parts.0')
  })
})
