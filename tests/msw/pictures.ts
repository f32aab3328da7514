import { afterEach, beforeEach, vi } from 'vitest'
import { pictureN } from '../../src/shared/lib/testing/pictures'
import { platformHttp } from './http'
import { operator } from './people'

/** What jsdom lacks of a browser that shows pictures; this one shows no HEIC. */
export function standInForPictures(): void {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async ({ type }: Blob) => {
      if (type === 'image/heic') throw new Error('cannot be decoded')
      return { width: 40, height: 30, close: () => undefined }
    })
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }))
  })
  afterEach(() => void vi.unstubAllGlobals())
}

/** Takes pictures and calls them `pictureN(5)`, `pictureN(6)` and so on. An upload begins with a look at the token. */
export function takesPictures() {
  let taken = 4
  return [
    platformHttp.get('/auth/me', ({ response }) => response(200).json(operator)),
    platformHttp.post('/pictures', ({ response }) => {
      taken += 1
      return response(201).json(pictureN(taken))
    }),
  ]
}
