import { describe, expect, it } from 'vitest'
import { parseStat, residentMegabytes } from './process-tree'

describe('the memory of a process', () => {
  it('is read from its line in /proc, whatever characters its name contains', () => {
    const zeros = Array.from({ length: 19 }, () => '0').join(' ')
    expect(parseStat(`42 (a (strange) name) S 7 ${zeros} 250000 0 0`)).toEqual({
      pid: 42,
      name: 'a (strange) name',
      parent: 7,
      megabytes: 1024,
    })
  })

  it.runIf(process.platform === 'linux')('is that of a process that runs, and none of one that does not', () => {
    expect(residentMegabytes(process.pid)).toBeGreaterThan(10)
    expect(residentMegabytes(2 ** 30)).toBe(0)
  })
})
