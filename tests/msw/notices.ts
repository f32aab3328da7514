import type { Notice } from '../../src/entities/notice'
import { noticesOf } from '../../src/entities/notice/testing'
import { platformHttp } from './http'

/** The reader's notices; `onRead` hears up to when they are read. */
export const noticesAre = (read: () => Notice[], onRead: (until: string) => void = () => undefined) => [
  platformHttp.get('/notices/', ({ response }) => response(200).json(noticesOf(read()))),
  platformHttp.put('/notices/read', async ({ request, response }) => {
    onRead((await request.json()).until)
    return response(204).empty()
  }),
]
