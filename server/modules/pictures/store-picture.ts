import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { DomainError } from '../../domain/domain-error'
import { QueueFull } from '../../infrastructure/fair-queue/fair-queue'
import type { FileStore, IncomingFile } from '../../infrastructure/files/file-store'
import { drawPicture, PictureUnreadable } from './drawing/draw-picture'
import type { PictureKind } from './drawing/picture-kind'
import { requireKind } from './require-kind'

interface UploadedPicture {
  /** Whoever waits for it: an organization, or a person without one. */
  owner: string
  file: Pick<IncomingFile, 'head' | 'read'>
  kinds: readonly PictureKind[]
  /** The longest side of each drawing, in pixels. */
  sizes: readonly number[]
}

interface StoredDrawing {
  width: number
  height: number
  key: string
}

/**
 * Checks an uploaded picture by its content, redraws it in each size and stores the drawings in a folder of the file store.
 * @returns a drawing for each size, in the same order
 * @throws DomainError `not_a_picture`, `heic_picture`, `picture_unreadable`, `pictures_busy`
 */
export async function storePicture(
  files: Pick<FileStore, 'receive'>,
  folder: string,
  { owner, file, kinds, sizes }: UploadedPicture,
): Promise<StoredDrawing[]> {
  const kind = requireKind(file.head, kinds)
  const drawn = await drawPicture(owner, { bytes: await file.read(), kind, sizes }).catch((error) => {
    if (error instanceof QueueFull) throw tooManyPictures()
    throw error instanceof PictureUnreadable ? unreadable() : error
  })
  const id = randomUUID()
  return Promise.all(
    drawn.map(async ({ width, height, bytes }, index) => {
      const key = keyOf(folder, id, index)
      await (await files.receive(Readable.from([bytes]))).storeAs(key)
      return { width, height, key }
    }),
  )
}

const keyOf = (folder: string, id: string, index: number) => `${folder}/${id}${index === 0 ? '' : `-${index}`}.webp`

const tooManyPictures = () =>
  new DomainError('unavailable', 'pictures_busy', {
    en: 'Your organization is uploading many pictures at once. Try again in a minute.',
    es: 'Su organización está subiendo muchas imágenes a la vez. Inténtelo de nuevo en un minuto.',
  })

const unreadable = () =>
  new DomainError('invalid', 'picture_unreadable', {
    en: 'The picture is damaged or too large to be drawn. Save it again, or choose another one.',
    es: 'La imagen está dañada o es demasiado grande. Guárdela de nuevo o elija otra.',
  })
