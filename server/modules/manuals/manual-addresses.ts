import type { Rights } from '../../access/caller'
import { type AddressSigner, subjectOf } from '../../http/signed-address'
import type { Manual } from './manual'

const API_BASE = '/api/v2'

const toQueryString = (fields: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)]))

/** The owner in the fair drawing queue. It is part of the address, because images are requested without signing in. */
export const ownerOf = (caller: Rights): string => caller.organization?.id ?? 'super-users'

/**
 * Signed, root-relative addresses of a manual's PDF and pages. The client replaces `{n}` and `{width}`.
 *
 * @param owner from `ownerOf`
 */
export function signedAddresses({ id, displayName, storageKey }: Manual, signer: AddressSigner, owner: string) {
  const pages = { for: owner, ...signer.sign(subjectOf.manualPages(id, owner)) }
  const file = signer.sign(subjectOf.file(storageKey))
  return {
    id,
    display_name: displayName,
    expires_at: new Date(pages.expires * 1000).toISOString(),
    page_image_url: `${API_BASE}/files/${id}/pages/{n}?width={width}&${toQueryString(pages)}`,
    pdf_url: `${API_BASE}/secure-files?${toQueryString({ path: storageKey, ...file })}`,
  }
}

interface PageAddress {
  manualId: string
  page: number
  width: number
  /** From `ownerOf`. */
  owner: string
}

/** The signed, root-relative address of one page's image. */
export function pageImageUrl({ manualId, page, width, owner }: PageAddress, signer: AddressSigner): string {
  const proof = signer.sign(subjectOf.manualPages(manualId, owner))
  return `${API_BASE}/files/${manualId}/pages/${page}?${toQueryString({ width, for: owner, ...proof })}`
}
