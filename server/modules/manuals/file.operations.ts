import type { Caller } from '../../access/caller'
import { notFound } from '../../domain/domain-error'
import type { PlatformHandlers } from '../../http/operation'
import type { AddressSigner } from '../../http/signed-address'
import { replyWithFile } from '../../http/stored-file'
import type { FileStore } from '../../infrastructure/files/file-store'
import type { ManualRepository } from './manual.repository'
import { ownerOf, signedAddresses } from './manual-addresses'
import type { PageRepository } from './page.repository'
import type { PageImages } from './page-images'
import { pageRefusal, pagesBusy } from './page-refusal'

interface Dependencies {
  manuals: ManualRepository
  pages: PageRepository
  images: PageImages
  files: FileStore
  signer: AddressSigner
}

export function fileOperations({ manuals, pages, images, files, signer }: Dependencies) {
  const requireVisible = async (caller: Caller, path: string) => {
    if (!(await manuals.visibleTo(caller).isStoredAt(path))) throw notFound('File')
  }

  return {
    getFileAccess: async ({ path, caller }) => {
      const manual = await manuals.visibleTo(caller).find(path.id)
      if (!manual) throw notFound('Manual')
      const is_searchable = manual.status !== 'FAILED'
      const sizes = await pages.sizesOf(manual.id)
      return { status: 200, body: { ...signedAddresses(manual, signer, ownerOf(caller)), is_searchable, pages: sizes } }
    },

    getPageImage: async ({ path, query, proof, signal }) => {
      const { manualId, owner } = proof
      const storageKey = await pages.storageKeyOf(manualId, path.n)
      if (!storageKey) throw notFound('Page')
      const request = { manualId, storageKey, page: path.n, width: query.width, owner }
      const image = await images.open(request, signal).catch((error) => {
        throw signal.aborted ? pagesBusy() : pageRefusal(error)
      })
      const headers = {
        'content-type': 'image/webp',
        'content-length': image.size,
        'cache-control': 'private, max-age=86400, immutable',
      }
      return { status: 200, body: image.content, headers }
    },

    getFile: async ({ query, headers, caller }) => {
      await requireVisible(caller, query.path)
      return replyWithFile(files, query.path, headers)
    },

    getSecureFile: async ({ proof: { storageKey, caller }, headers }) => {
      if (caller) await requireVisible(caller, storageKey)
      return replyWithFile(files, storageKey, headers)
    },
  } satisfies Pick<PlatformHandlers, 'getFileAccess' | 'getPageImage' | 'getFile' | 'getSecureFile'>
}
