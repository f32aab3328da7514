import type { Database } from '../../db/connection'
import type { Transact } from '../../events/unit-of-work'
import { listViewOperations } from './list-view.operations'

/** How each person likes to see each list. */
export const createListViews = (dependencies: { db: Database; transact: Transact }) => ({
  operations: listViewOperations(dependencies),
})
