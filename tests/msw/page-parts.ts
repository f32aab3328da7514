import { platformHttp } from './http'

/** No part of any page is on sale. */
export const noPageParts = platformHttp.get('/files/{id}/pages/{n}/parts', ({ response }) =>
  response(200).json({ items: [] }),
)
