import type { components } from '#contract/platform'
import { readFigure } from '@/shared/lib/meter-figure'
import type { DueTask } from './due-task'

export type DoneValues = {
  /** The name of the service. */
  task: string
  done_on: string
  note: string
  /** By the task's id. */
  rows: Record<string, { isChosen: boolean; hours: string; done_on: string }>
}

/** Every machine on which the service is due is chosen at first. */
export function valuesFor(due: ReadonlyMap<string, readonly DueTask[]>): DoneValues {
  const rows = [...due.values()]
    .flat()
    .map(({ task }) => [task.id, { isChosen: true, hours: '', done_on: '' }] as const)
  return { task: [...due.keys()][0] ?? '', done_on: '', note: '', rows: Object.fromEntries(rows) }
}

type Completion = { id: string; instanceId: string; body: components['schemas']['NewCompletion'] }

/** What is sent of each: its own day before the common one; the item that was seen, so that nothing is done twice. */
export function completionsOf({ done_on, note, rows }: DoneValues, chosen: readonly DueTask[]): Completion[] {
  return chosen.map(({ instance, task }) => {
    const row = rows[task.id]
    const hours = readFigure(row?.hours ?? '')
    const on = row?.done_on || done_on
    return {
      id: task.id,
      instanceId: instance.id,
      body: {
        ...(hours !== undefined && { hours }),
        ...(on && { done_on: on }),
        ...(note.trim() && { note: note.trim() }),
        ...(task.open_item_id && { item_id: task.open_item_id }),
      },
    }
  })
}
