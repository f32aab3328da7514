import { type AddressSigner, subjectOf } from '../../../http/signed-address'
import type { Organization } from '../organization'

/** Signs the address of an organization's logo, a different one for each upload; null if it has none. */
export type LogoAddresses = (organization: Pick<Organization, 'id' | 'logoKey'>) => string | null

export const createLogoAddresses =
  (signer: AddressSigner): LogoAddresses =>
  ({ id, logoKey }) => {
    if (!logoKey) return null
    const { expires, signature } = signer.sign(subjectOf.logo(id))
    const version = logoKey.replace(/^.*\/|\..*$/g, '')
    return `/api/v2/organizations/${id}/logo?${new URLSearchParams({ expires: String(expires), signature, version })}`
  }
