import { serveTasks } from '../worker-threads/serve-tasks'
import type { DocumentTask } from './document-task'
import { drawSheet } from './draw-sheet'

serveTasks(({ sheet, logo }: DocumentTask) => drawSheet(sheet, logo && Buffer.from(logo)))
