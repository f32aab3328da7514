import type { components } from '#contract/platform'
import { mayCall } from '../../access/access-policy'
import type { Caller } from '../../access/caller'
import type { Database } from '../../db/connection'
import { conflict, invalid, notFound } from '../../domain/domain-error'
import type { PlatformHandlers } from '../../http/operation'
import type { AddressRepository, AddressRow } from './address.repository'
import { requireManaged, requireVisible } from './require-organization.operations'

type Operations = Pick<PlatformHandlers, 'listAddresses' | 'addAddress' | 'updateAddress' | 'deleteAddress'>

export function addressOperations(db: Database, addresses: AddressRepository) {
  return {
    listAddresses: async ({ path, caller }) => {
      const organization = await requireVisible(db, caller, path.id)
      if (!readsAddresses(caller, organization)) throw notFound('Organization')
      const items = (await addresses.list(organization.id)).map(toWire)
      return { status: 200, body: { items, total: items.length, page: 1, limit: 1000 } }
    },

    addAddress: async ({ path, body, caller }) => {
      const { id } = await requireManaged(db, caller, path.id)
      const added = await addresses.add(id, { ...textsOf(body), ...requiredOf(body) }, body.is_default ?? false)
      if (!added) {
        throw conflict('too_many_addresses', {
          en: 'An organization has at most 200 addresses.',
          es: 'Una organización tiene como máximo 200 direcciones.',
        })
      }
      return { status: 201, body: toWire(added) }
    },

    updateAddress: async ({ path, body, caller }) => {
      const { id } = await requireManaged(db, caller, path.id)
      const changed = await addresses.change(id, body.id, { ...textsOf(body), is_default: body.is_default })
      if (!changed) throw notFound('Address')
      if (changed === 'needs_default') {
        throw invalid({
          path: 'body.is_default',
          message: {
            en: 'Make another address the default one instead.',
            es: 'En su lugar, elija otra dirección como predeterminada.',
          },
        })
      }
      return { status: 200, body: toWire(changed) }
    },

    deleteAddress: async ({ path, caller }) => {
      const { id } = await requireManaged(db, caller, path.orgId)
      if (!(await addresses.remove(id, path.addressId))) throw notFound('Address')
      return { status: 204 }
    },
  } satisfies Operations
}

/** Everybody of the organization, and the staff of the dealerships that serve it now. */
function readsAddresses(caller: Caller, { id, type, works_with }: Awaited<ReturnType<typeof requireVisible>>) {
  const own = caller.organization?.id === id
  return own || (type === 'OPERATOR' && works_with && mayCall('dealership-staff', caller)) || caller.isSuperuser
}

type NewAddress = components['schemas']['NewAddress']

const requiredOf = ({ label, line1, city, country }: NewAddress) => ({
  label: label.trim(),
  line1: line1.trim(),
  city: city.trim(),
  country,
})

const textsOf = (body: Partial<NewAddress>) => ({
  label: body.label?.trim(),
  recipient: body.recipient?.trim(),
  line1: body.line1?.trim(),
  line2: body.line2?.trim(),
  city: body.city?.trim(),
  region: body.region?.trim(),
  postal_code: body.postal_code?.trim(),
  country: body.country,
  phone_number: body.phone_number?.trim(),
})

const toWire = ({ organization_id: _, created_at: __, ...address }: AddressRow): components['schemas']['Address'] =>
  address
