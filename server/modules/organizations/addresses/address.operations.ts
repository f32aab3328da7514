import type { components } from '#contract/platform'
import { newAddressLimits } from '#contract/platform-limits'
import type { Database } from '../../../db/connection'
import { notFound } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import { requireManaged, requireVisible } from '../require-organization'
import { addAddress } from './add-address'
import { type Address, listAddresses } from './address.repository'
import { changeAddress } from './change-address'
import { readsAddresses } from './reads-addresses'
import { removeAddress } from './remove-address'

type Operations = Pick<PlatformHandlers, 'listAddresses' | 'addAddress' | 'updateAddress' | 'deleteAddress'>

export function addressOperations(db: Database, transact: Transact) {
  return {
    listAddresses: async ({ path, caller }) => {
      const organization = await requireVisible(db, caller, path.id)
      if (!readsAddresses(caller, organization)) throw notFound('Organization')
      const items = (await listAddresses(db, organization.id)).map(toWire)
      return { status: 200, body: { items, total: items.length, page: 1, limit: 1000 } }
    },

    addAddress: async ({ path, body, caller }) => {
      const { id: organizationId } = await requireManaged(db, caller, path.id)
      const fields = { ...fieldsOf(body), ...requiredOf(body) }
      const address = { organizationId, fields, isDefault: body.is_default ?? false }
      return { status: 201, body: toWire(await transact((trx) => addAddress(trx, address))) }
    },

    updateAddress: async ({ path, body, caller }) => {
      const { id: organizationId } = await requireManaged(db, caller, path.id)
      const change = { organizationId, id: body.id, fields: fieldsOf(body), isDefault: body.is_default }
      return { status: 200, body: toWire(await transact((trx) => changeAddress(trx, change))) }
    },

    deleteAddress: async ({ path, caller }) => {
      const { id: organizationId } = await requireManaged(db, caller, path.orgId)
      await transact((trx) => removeAddress(trx, { organizationId, id: path.addressId }))
      return { status: 204 }
    },
  } satisfies Operations
}

type NewAddress = components['schemas']['NewAddress']

const requiredOf = ({ label, line1, city, country }: NewAddress) => ({
  label: label?.trim() || line1.trim().slice(0, newAddressLimits.label.maxLength),
  line1: line1.trim(),
  city: city.trim(),
  country,
})

const fieldsOf = (body: Partial<NewAddress>) => ({
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

const toWire = ({ organization_id: _, created_at: __, ...address }: Address): components['schemas']['Address'] =>
  address
