import { expect, it } from 'vitest'
import { nextTask } from './next-task'

it('lets the work that is due run between two callers', async () => {
  const order: string[] = []
  const caller = async (name: string) => {
    await nextTask()
    order.push(name)
    await Promise.resolve()
    order.push(`after ${name}`)
  }
  await Promise.all([caller('first'), caller('second')])
  expect(order).toEqual(['first', 'after first', 'second', 'after second'])
})
