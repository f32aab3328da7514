import type { components } from '#contract/platform'
import { type AddressSigner, subjectOf } from '../../http/signed-address'
import type { Picture } from './picture'

/** Converts a picture to the contract's shape, with the addresses by which whoever sees its subject sees it. */
export type PictureToWire = (picture: Picture) => components['schemas']['Picture']

export const createPictureToWire =
  (signer: AddressSigner): PictureToWire =>
  ({ id, width, height }) => {
    const { expires, signature } = signer.sign(subjectOf.picture(id), 'hours')
    const url = `/api/v2/pictures/${id}?${new URLSearchParams({ expires: String(expires), signature })}`
    return { id, url, thumbnail_url: `${url}&size=thumbnail`, width, height }
  }
