import { type AddressSigner, subjectOf } from '../../http/signed-address'
import type { Manual } from './manual'

const base = '/api/v2'

const asQuery = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))

/** Signed, root-relative addresses of a manual's pages and of its PDF. `{n}` and `{width}` are left to be filled in. */
export function addressesOf({ id, displayName, storageKey }: Manual, signer: AddressSigner) {
  const pages = signer.sign(subjectOf.manualPages(id))
  const file = signer.sign(subjectOf.file(storageKey))
  return {
    id,
    display_name: displayName,
    expires_at: new Date(pages.expires * 1000).toISOString(),
    page_image_url: `${base}/files/${id}/pages/{n}?width={width}&${asQuery(pages)}`,
    pdf_url: `${base}/secure-files?${asQuery({ path: storageKey, ...file })}`,
  }
}

/** The signed, root-relative address of one page's image. */
export function pageImageUrl(manualId: string, page: number, width: number, signer: AddressSigner): string {
  const proof = signer.sign(subjectOf.manualPages(manualId))
  return `${base}/files/${manualId}/pages/${page}?${asQuery({ width, ...proof })}`
}
