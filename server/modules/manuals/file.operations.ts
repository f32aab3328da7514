import type { PlatformHandlers } from '../../http/operation'
import { notFound, Problem } from '../../http/problem'
import type { AddressSigner } from '../../http/signed-address'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { ManualRepository } from './manual.repository'
import { addressesOf } from './manual-addresses'
import type { PageRepository } from './page.repository'
import type { PageImages } from './page-images'
import { ManualUnreadable } from './reading/manual-unreadable'
import { replyWithFile } from './stored-file'

interface Dependencies {
  manuals: ManualRepository
  pages: PageRepository
  images: PageImages
  files: FileStore
  signer: AddressSigner
}

export function fileOperations({ manuals, pages, images, files, signer }: Dependencies) {
  return {
    getFileAccess: async ({ path, caller }) => {
      const manual = await manuals.visibleTo(caller).find(path.id)
      if (!manual) throw notFound('Manual')
      const sizes = await pages.sizesOf(manual.id)
      return { status: 200, body: { ...addressesOf(manual, signer), pages: sizes } }
    },

    getPageImage: async ({ path, query }) => {
      const storageKey = await pages.storageKeyOf(path.id, path.n)
      if (!storageKey) throw notFound('Page')
      const image = await images
        .get({ manualId: path.id, storageKey, page: path.n, width: query.width ?? 1000 })
        .catch((error) => {
          throw error instanceof ManualUnreadable ? new Problem(422, 'page_unreadable', error.message) : error
        })
      const headers = { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400, immutable' }
      return { status: 200, body: image, headers }
    },

    getFile: async ({ query, headers, caller }) => {
      if (!(await manuals.visibleTo(caller).isStoredAt(query.path))) throw notFound('File')
      return replyWithFile(files, query.path, headers)
    },

    getSecureFile: ({ query, headers }) => replyWithFile(files, query.path, headers),
  } satisfies Pick<PlatformHandlers, 'getFileAccess' | 'getPageImage' | 'getFile' | 'getSecureFile'>
}
