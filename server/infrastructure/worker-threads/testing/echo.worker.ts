import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import { serveTasks } from '../serve-tasks'

export type EchoTask = { text: string } | 'hang' | 'crash' | 'exhaust memory'

serveTasks((task: EchoTask) => {
  if (task === 'hang') for (;;);
  if (task === 'crash') throw new Error('crashed on purpose')
  if (task === 'exhaust memory') return exhaustMemory()
  return { text: task.text, threadId, priority: getPriority() }
})

function exhaustMemory(): never {
  const arrays: number[][] = []
  for (;;) arrays.push(new Array(100_000).fill(arrays.length))
}
