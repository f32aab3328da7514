import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { FileStore } from '../../../infrastructure/files/file-store'
import { replyWithPicture, storePicture } from '../../pictures'
import type { OrganizationRepository } from '../organization.repository'
import { toWire } from '../organization.wire'
import { requireManaged } from '../require-organization'
import type { LogoAddresses } from './logo-address'
import { replaceLogo } from './replace-logo'

interface Dependencies {
  db: Database
  transact: Transact
  organizations: OrganizationRepository
  files: FileStore
  logoAddress: LogoAddresses
}

/** The longest side of a logo, in pixels; no screen shows it larger. */
const LOGO_SIZE = 512

export function logoOperations({ db, transact, organizations, files, logoAddress }: Dependencies) {
  const replace = async (caller: Caller, id: string, key: string | null) => {
    await transact((trx) => replaceLogo(trx, { organizationId: id, key }))
    const organization = await organizations.visibleTo(caller).find(id)
    if (!organization) throw notFound('Organization')
    return { status: 200, body: toWire(organization, logoAddress) } as const
  }

  return {
    getLogo: async ({ proof: { organizationId, caller } }) => {
      if (caller && !(await organizations.visibleTo(caller).find(organizationId))) throw notFound('Organization')
      return replyWithPicture(files, await organizations.logoKeyOf(organizationId))
    },

    uploadLogo: async ({ path, body: { file }, caller }) => {
      const { id } = await requireManaged(db, caller, path.id)
      const owner = caller.organization?.id ?? caller.userId
      const upload = { owner, file, kinds: ['png', 'jpeg', 'webp', 'svg'] as const, sizes: [LOGO_SIZE] }
      const [drawn] = await storePicture(files, 'logos', upload)
      if (!drawn) throw new Error('one size, one drawing')
      return replace(caller, id, drawn.key).catch(async (error) => {
        if ((await organizations.logoKeyOf(id)) !== drawn.key) await files.remove(drawn.key)
        throw error
      })
    },

    removeLogo: async ({ path, caller }) => {
      const { id } = await requireManaged(db, caller, path.id)
      return replace(caller, id, null)
    },
  } satisfies Pick<PlatformHandlers, 'getLogo' | 'uploadLogo' | 'removeLogo'>
}
