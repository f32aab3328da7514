import { serveTasks } from '../../../infrastructure/worker-threads/serve-tasks'
import type { FleetReply, FleetTask } from './fleet-message'
import { readFleetPage } from './read-fleet'
import { UnreadableFleet } from './unreadable-fleet'

serveTasks(({ document }: FleetTask): FleetReply => {
  try {
    return { page: readFleetPage(document) }
  } catch (error) {
    if (error instanceof UnreadableFleet) return { line: error.line, reason: error.reason }
    throw error
  }
})
