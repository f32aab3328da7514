import type { components } from '#contract/platform'
import { platformHttp } from './http'

/** Lets whoever opens a thread mark its messages as read. */
export const markRead = platformHttp.put('/machines/operator/{id}/messages/read', ({ response }) =>
  response(204).empty(),
)

type Progress = components['schemas']['ThreadProgress']

/** @param staff whom the reader may assign */
export const progressOf = (history: Progress['history'], staff: Progress['staff'] = []) =>
  platformHttp.get('/machines/operator/{id}/thread', ({ response }) => response(200).json({ staff, history }))

/** Nothing was done about a thread yet, and the reader cannot change that. */
export const noProgress = progressOf([])
