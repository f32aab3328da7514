import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { DomainError, notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { QueueFull } from '../../../infrastructure/fair-queue/fair-queue'
import type { FileStore } from '../../../infrastructure/files/file-store'
import type { OrganizationRepository } from '../organization.repository'
import { toWire } from '../organization.wire'
import { requireManaged } from '../require-organization'
import { drawPicture, PictureUnreadable } from './draw-picture'
import type { LogoAddresses } from './logo-address'
import { pictureKindOf } from './picture-kind'
import { replaceLogo } from './replace-logo'

interface Dependencies {
  db: Database
  transact: Transact
  organizations: OrganizationRepository
  files: FileStore
  logoAddress: LogoAddresses
}

const headers = {
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=900, immutable',
}

export function logoOperations({ db, transact, organizations, files, logoAddress }: Dependencies) {
  const replace = async (caller: Caller, id: string, key: string | null) => {
    await transact((trx) => replaceLogo(trx, { organizationId: id, key }))
    const organization = await organizations.visibleTo(caller).find(id)
    if (!organization) throw notFound('Organization')
    return { status: 200, body: toWire(organization, logoAddress) } as const
  }

  return {
    getLogo: async ({ proof }) => {
      const key = await organizations.logoKeyOf(proof.organizationId)
      const file = key ? await files.open(key) : undefined
      if (!file) throw notFound('Logo')
      return { status: 200, body: file.content, headers: { ...headers, 'content-length': file.size } }
    },

    uploadLogo: async ({ path, body, caller }) => {
      const { id } = await requireManaged(db, caller, path.id)
      const kind = pictureKindOf(body.file.head)
      if (!kind)
        throw new DomainError('unsupported-file', 'not_a_picture', {
          en: 'A logo is a PNG, JPEG, WebP or SVG picture; this file is none.',
          es: 'Un logotipo es una imagen PNG, JPEG, WebP o SVG; este archivo no lo es.',
        })
      const owner = caller.organization?.id ?? caller.userId
      const picture = await drawPicture(owner, await body.file.read(), kind).catch((error) => {
        if (error instanceof QueueFull) throw tooManyPictures()
        throw error instanceof PictureUnreadable ? unreadable() : error
      })
      const key = `logos/${randomUUID()}.webp`
      const drawn = await files.receive(Readable.from([picture]))
      await drawn.storeAs(key)
      return replace(caller, id, key).catch(async (error) => {
        if ((await organizations.logoKeyOf(id)) !== key) await files.remove(key)
        throw error
      })
    },

    removeLogo: async ({ path, caller }) => {
      const { id } = await requireManaged(db, caller, path.id)
      return replace(caller, id, null)
    },
  } satisfies Pick<PlatformHandlers, 'getLogo' | 'uploadLogo' | 'removeLogo'>
}

const tooManyPictures = () =>
  new DomainError('unavailable', 'pictures_busy', {
    en: 'Your organization is uploading many logos at once. Try again in a minute.',
    es: 'Su organización está subiendo muchos logotipos a la vez. Inténtelo de nuevo en un minuto.',
  })

const unreadable = () =>
  new DomainError('invalid', 'picture_unreadable', {
    en: 'The picture is damaged or too complex to be drawn. Try to save it anew, as PNG.',
    es: 'La imagen está dañada o es demasiado compleja. Guárdela de nuevo, como PNG.',
  })
