import { UnreadableFile } from '../../../domain/unreadable-file'
import { serveTasks } from '../../../infrastructure/worker-threads/serve-tasks'
import type { FleetReply, FleetTask } from './fleet-message'
import { readFleetPage } from './read-fleet'

serveTasks(({ document }: FleetTask): FleetReply => {
  try {
    return { page: readFleetPage(document) }
  } catch (error) {
    if (error instanceof UnreadableFile) return { line: error.line, reason: error.reason }
    throw error
  }
})
