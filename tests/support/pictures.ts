import sharp from 'sharp'
import type { TestApp, Who } from './test-app'

/** A small picture of one colour. */
export const pngOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

/** Uploads a picture, which belongs to nothing yet. */
export async function addPicture(test: TestApp, { content, who }: { content: Buffer; who: Who }) {
  const file = { field: 'file', name: 'picture.png', content, type: 'image/png' }
  return (await test.as(who)).postForm('/api/v2/pictures', {}, file)
}
