import type { StateTable } from '../../../domain/state-table'
import type { KitPart } from '../kits/kit'

export type DueItemStatus = 'OPEN' | 'DONE' | 'WITHDRAWN'

/** The schedule opens an item and withdraws it where its task is not due after all; whoever maintains the machine does the rest. */
export const dueItemStates: StateTable<DueItemStatus, 'maintainer' | 'schedule', 'due_item'> = {
  table: 'due_item',
  moves: {
    OPEN: { DONE: ['maintainer'], WITHDRAWN: ['schedule'] },
    // A completion that is undone: the schedule opens the item again where its task is still due.
    DONE: { WITHDRAWN: ['maintainer'] },
    WITHDRAWN: { OPEN: ['schedule'] },
  },
}

/** A task that has fallen due, as whoever reads the meter learns of it. */
export interface RaisedItem {
  id: string
  taskId: string
  name: string
  /** Absent where the task takes no kit. What it costs is not for everybody who is at a machine. */
  kit?: { name: string; parts: Pick<KitPart, 'partNumber' | 'description' | 'quantity'>[] }
}
