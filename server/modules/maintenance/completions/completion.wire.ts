import type { components } from '#contract/platform'
import type { PictureToWire } from '../../pictures'
import { canUndo } from './completion'
import type { CompletionRecord } from './completion.repository'

/** @param manages whether the reader may take it back, as far as it can be */
export const completionToWire = (
  completion: CompletionRecord,
  manages: boolean,
  pictureToWire: PictureToWire,
): components['schemas']['Completion'] => ({
  id: completion.id,
  task_id: completion.taskId,
  task: completion.taskName,
  kit: completion.kitName,
  hours: completion.value === null ? null : completion.value / 10,
  done_on: completion.on,
  by: completion.by,
  note: completion.note,
  pictures: completion.pictures.map(pictureToWire),
  recorded_at: completion.recordedAt.toISOString(),
  undone_at: completion.undoneAt?.toISOString() ?? null,
  undone_by: completion.undoneBy,
  undo_reason: completion.undoReason,
  can_undo: manages && canUndo(completion),
})
