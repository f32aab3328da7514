import { describe, expect, it } from 'vitest'
import { type Measured, missedBounds, tableHead, toRow } from './report'

const calls = (ms: number) => ({
  times: [ms, ms, ms],
  failures: new Map<string, number>(),
  refused: 0,
  health: [1, 199],
})
const measured = (changes: Partial<Measured> = {}): Measured => ({
  attack: { name: 'flood', description: 'many calls at once' },
  calm: calls(10),
  attacked: calls(30),
  megabytes: 1499,
  isGone: false,
  fault: undefined,
  ...changes,
})
const outage = { name: 'outage', description: 'the database is away', isOutage: true }

describe('bench:neighbours: the limits for the effect on a neighbour', () => {
  it.each<[string, Partial<Measured>, string[]]>([
    ['three times the calm p95', {}, []],
    ['more than that', { attacked: calls(31) }, ['p95 above 3 times the calm one']],
    ['/healthz at 200 ms', { attacked: { ...calls(10), health: [200] } }, ['/healthz p99 not below 200 ms']],
    ['nothing asked of /healthz', { attacked: { ...calls(10), health: [] } }, ['/healthz p99 not below 200 ms']],
    ['1.5 GB', { megabytes: 1500 }, ['memory not below 1500 MB']],
    ['a process that has ended', { isGone: true }, ['the process has ended']],
    ['a failed call', { attacked: { ...calls(10), failures: new Map([['500', 2]]) } }, ['2 calls failed: 500']],
    ['a refused call', { attacked: { ...calls(10), refused: 1 } }, ['1 calls refused with 503']],
    ['what the attack found', { fault: 'one reading is lost' }, ['one reading is lost']],
    ['slow and refused calls in an outage', { attack: outage, attacked: { ...calls(99), refused: 5 } }, []],
  ])('%s', (_, changes, missed) => {
    expect(missedBounds(measured(changes))).toEqual(missed)
  })

  it('is a table with a row for each attack', () => {
    expect([tableHead, toRow(measured({ megabytes: 512.4 }))].join('\n')).toBe(
      [
        '| attack | p95 calm | p95 attacked | ratio | refused | /healthz p99 calm | /healthz p99 attacked | memory | missed |',
        '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
        '| flood: many calls at once | 10.0 | 30.0 | 3.00 | 0 of 3 | 199.0 | 199.0 | 512 | none |',
      ].join('\n'),
    )
  })
})
