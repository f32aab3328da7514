import { platformHttp } from './http'

/** Lets whoever opens a thread mark its messages as read. */
export const markRead = platformHttp.put('/machines/operator/{id}/messages/read', ({ response }) =>
  response(204).empty(),
)
