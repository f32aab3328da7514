import { describe, expect, it } from 'vitest'
import { missed, toRow, toText } from './report'

const borne = (perSecond: number, milliseconds: number) => [{ perSecond, times: [milliseconds] }]
const rounds = (app: number, smallP95: number, largeP95: number) => ({
  app: { small: borne(900, smallP95), large: borne(app, largeP95) },
  bare: { small: borne(1000, 1), large: borne(1000, 1) },
})

describe('the report of bench:api', () => {
  it('accepts half of the requests and twice the p95, and no less', () => {
    const rows = [
      toRow('parts', rounds(500, 10, 20)),
      toRow('slow', rounds(499, 10, 20)),
      toRow('growing', rounds(500, 10, 21)),
    ]
    expect(missed(rows).map(({ name }) => name)).toEqual(['slow', 'growing'])
    expect(toText(rows)).toContain('MISSED: slow, growing')
  })

  it('misses what was not measured', () => {
    expect(missed([toRow('none', { app: { small: [], large: [] }, bare: { small: [], large: [] } })])).toHaveLength(1)
    expect(toText([])).toContain('nothing was measured')
  })
})
