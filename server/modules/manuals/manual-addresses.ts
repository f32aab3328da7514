import type { Caller } from '../../access/caller'
import { type AddressSigner, subjectOf } from '../../http/signed-address'
import type { Manual } from './manual'

const base = '/api/v2'

const asQuery = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))

/** Who an address is given to: pages are drawn in turns of organizations, and an image is asked for without an account. */
export const ownerOf = (caller: Caller): string => caller.organization?.id ?? 'super-users'

/**
 * Signed, root-relative addresses of a manual's pages and of its PDF. `{n}` and `{width}` are left to be filled in.
 *
 * @param owner as `ownerOf` gives it
 */
export function addressesOf({ id, displayName, storageKey }: Manual, signer: AddressSigner, owner: string) {
  const pages = { for: owner, ...signer.sign(subjectOf.manualPages(id, owner)) }
  const file = signer.sign(subjectOf.file(storageKey))
  return {
    id,
    display_name: displayName,
    expires_at: new Date(pages.expires * 1000).toISOString(),
    page_image_url: `${base}/files/${id}/pages/{n}?width={width}&${asQuery(pages)}`,
    pdf_url: `${base}/secure-files?${asQuery({ path: storageKey, ...file })}`,
  }
}

interface PageAddress {
  manualId: string
  page: number
  width: number
  /** As `ownerOf` gives it. */
  owner: string
}

/** The signed, root-relative address of one page's image. */
export function pageImageUrl({ manualId, page, width, owner }: PageAddress, signer: AddressSigner): string {
  const proof = signer.sign(subjectOf.manualPages(manualId, owner))
  return `${base}/files/${manualId}/pages/${page}?${asQuery({ width, for: owner, ...proof })}`
}
