import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import type { Database } from '../../db/connection'
import type { FileStore } from '../../infrastructure/files/file-store'
import { demonstrationArticles } from '../demonstration-catalogue'
import { type DrawingName, drawingFor, drawPart } from './draw-part'

/** Small enough to be its own thumbnail, and large enough to be viewed. */
const SIZE = 480

/**
 * Gives each part of the demonstration a picture, which the project draws itself.
 * @param partIds by part number
 */
export async function seedPartPictures(
  trx: Database,
  files: Pick<FileStore, 'receive'>,
  { organizationId, partIds }: { organizationId: string; partIds: ReadonlyMap<string, string> },
): Promise<void> {
  const drawn = new Map<DrawingName, Promise<Buffer>>()
  const draw = (name: DrawingName) => {
    const picture =
      drawn.get(name) ??
      sharp(Buffer.from(drawPart(name)))
        .webp({ quality: 85 })
        .toBuffer()
    drawn.set(name, picture)
    return picture
  }
  const rows = await Promise.all(
    demonstrationArticles.map(async ({ partNumber, description }) => {
      const id = randomUUID()
      const key = `pictures/${id}.webp`
      const picture = await draw(drawingFor(description))
      // Of its own for each part: whoever replaces a picture has its file deleted.
      await (await files.receive(Readable.from([picture]))).storeAs(key)
      return {
        ...{ id, organization_id: organizationId, part_id: partIds.get(partNumber) ?? null },
        ...{ storage_key: key, thumbnail_key: key, width: SIZE, height: SIZE },
      }
    }),
  )
  await trx.insertInto('picture').values(rows).execute()
}
