import type { FileStore, IncomingFile } from '../../infrastructure/files/file-store'
import { PICTURE_SIZES } from './picture'
import { PHOTOGRAPH_KINDS } from './require-kind'
import { storePicture } from './store-picture'

export interface UploadedFile {
  file: Pick<IncomingFile, 'head' | 'read'>
  /** Waits for their own pictures to be drawn: an organization, a person, or a machine whose link was used. */
  owner: string
}

interface Drawings {
  width: number
  height: number
  storageKey: string
  thumbnailKey: string
}

/**
 * Stores the files of an uploaded picture, and has `store` store the picture itself.
 * @param store returns whether the files are needed; otherwise, or if it throws, they are removed
 * @throws DomainError `not_a_picture`, `heic_picture`, `picture_unreadable`, `pictures_busy`
 */
export async function storeDrawings<Result>(
  files: FileStore,
  { file, owner }: UploadedFile,
  store: (drawings: Drawings) => Promise<{ result: Result; isUsed: boolean }>,
): Promise<Result> {
  const upload = { owner, file, kinds: PHOTOGRAPH_KINDS, sizes: PICTURE_SIZES }
  const [full, thumbnail] = await storePicture(files, 'pictures', upload)
  if (!full || !thumbnail) throw new Error('a drawing for each size')
  const { width, height, key: storageKey } = full
  const removeFiles = () => Promise.all([files.remove(storageKey), files.remove(thumbnail.key)])
  try {
    const { result, isUsed } = await store({ width, height, storageKey, thumbnailKey: thumbnail.key })
    if (!isUsed) await removeFiles()
    return result
  } catch (error) {
    await removeFiles()
    throw error
  }
}
