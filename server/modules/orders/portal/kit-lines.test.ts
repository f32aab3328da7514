import { describe, expect, it } from 'vitest'
import { kitLines, onlyMachine } from './kit-lines'

const machines = [
  {
    instance_id: 'loader 1',
    tasks: [
      { id: 'oil', kit: { id: '500 h kit' } },
      { id: 'inspection', kit: null },
    ],
  },
  { instance_id: 'loader 2', tasks: [{ id: 'oil', kit: { id: '500 h kit' } }] },
]
const oilOf = (instanceId: string) => ({ instanceId, taskId: 'oil' })

describe('an order of due kits', () => {
  it('has one line for a kit that several machines need', () => {
    const lines = kitLines([oilOf('loader 1'), oilOf('loader 2')], machines)
    expect(lines).toEqual([{ bundleId: '500 h kit', quantity: 2, path: 'body.kits.0' }])
  })

  it.each([
    ['of another machine', { instanceId: 'loader 3', taskId: 'oil' }],
    ['that is no longer due', { instanceId: 'loader 2', taskId: 'inspection' }],
    ['without a kit', { instanceId: 'loader 1', taskId: 'inspection' }],
  ])('is refused for a task %s', (_, asked) => {
    expect(() => kitLines([asked], machines)).toThrow(expect.objectContaining({ code: 'kit_not_due' }))
  })

  it('is for the machine, if it is only one', () => {
    expect(onlyMachine([oilOf('loader 1')])).toBe('loader 1')
    expect(onlyMachine([oilOf('loader 1'), oilOf('loader 2')])).toBeNull()
  })
})
