import { describe, expect, it } from 'vitest'
import { occupiedMegabytes, parseStat } from './process-tree'

describe('the memory of a process', () => {
  it('is found by its line in /proc, whatever characters its name contains', () => {
    expect(parseStat('42 (a (strange) name) S 7 42 42 0')).toEqual({ pid: 42, name: 'a (strange) name', parent: 7 })
  })

  it.runIf(process.platform === 'linux')('is that of a process that runs, and none of one that does not', () => {
    expect(occupiedMegabytes(process.pid)).toBeGreaterThan(10)
    expect(occupiedMegabytes(2 ** 30)).toBe(0)
  })
})
