import type { components } from '#contract/platform'
import type { Database } from '../../../db/connection'
import { invalid } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Outbox } from '../../notifications'
import { normalizeEmail } from '../person'
import { toWire } from '../person.wire'
import { changeAccount } from './change-account'
import { createTemporaryPassword } from './create-account'
import { invitePerson, requireInvitable } from './invite-person'
import { renewInvitation, requireManagedAccount } from './renew-invitation'
import { accountRequestToWire } from './requests/account-request.wire'
import { requireAccount, requireOrganizationWithPeople } from './require-account'
import { type AccountChange, rolesIn } from './user'
import { listMachineOperators, listUsers } from './user.repository'

type Operations = Pick<
  PlatformHandlers,
  'listUsers' | 'listGroups' | 'listOperators' | 'getUser' | 'updateUser' | 'inviteUser' | 'resendInvitation'
>

interface Options {
  db: Database
  transact: Transact
  outbox: Outbox
}

const allRoles = rolesIn({ type: 'OPERATOR', manages: true })

export function userOperations({ db, transact, outbox }: Options) {
  return {
    listUsers: async ({ query, caller }) => {
      const { page, limit, search, status, organization_id: organizationId = caller.organization?.id } = query
      if (organizationId) await requireOrganizationWithPeople(db, caller, organizationId)
      const { items, total } = await listUsers(db, { page, limit, search, status, organizationId })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    listGroups: async ({ query, caller }) => {
      const id = query.organization_id ?? caller.organization?.id
      const roles = id ? rolesIn(await requireOrganizationWithPeople(db, caller, id)) : allRoles
      const items = roles.map((name) => ({ name }))
      return { status: 200, body: { items, total: items.length, page: 1, limit: 1000 } }
    },

    listOperators: async ({ path, query, caller }) => {
      const { page, limit } = query
      const { id } = await requireOrganizationWithPeople(db, caller, path.orgId)
      const { items, total } = await listMachineOperators(db, id, { page, limit })
      return { status: 200, body: { items: items.map(toWire), total, page, limit } }
    },

    getUser: async ({ path, caller }) => {
      const { person } = await requireAccount(db, caller, path.id)
      return { status: 200, body: toWire(person) }
    },

    updateUser: async ({ path: { id }, body, caller }) => {
      const changed = await transact((trx) => changeAccount(trx, { id, change: changeFrom(body), caller }))
      return { status: 200, body: toWire(changed) }
    },

    inviteUser: async ({ body, caller }) => {
      const organizationId = body.organization_id ?? caller.organization?.id
      if (!organizationId) throw organizationMissing()
      const invited = {
        email: normalizeEmail(body.email),
        organizationId,
        group: body.group,
        firstName: body.first_name?.trim() ?? '',
        lastName: body.last_name?.trim() ?? '',
      }
      await requireInvitable(db, caller, invited)
      const password = await createTemporaryPassword()
      const result = await transact((trx) => invitePerson(trx, outbox, { caller, invited, password }))
      return 'request' in result
        ? { status: 202, body: accountRequestToWire(result.request, caller) }
        : { status: 201, body: toWire(result.account) }
    },

    resendInvitation: async ({ path: { id }, caller }) => {
      await requireManagedAccount(db, caller, id)
      const password = await createTemporaryPassword()
      const invited = await transact((trx) => renewInvitation(trx, outbox, { id, caller, password }))
      return { status: 200, body: toWire(invited) }
    },
  } satisfies Operations
}

const changeFrom = (body: components['schemas']['UserChange']): AccountChange => ({
  firstName: body.first_name,
  lastName: body.last_name,
  language: body.language,
  units: body.units,
  dueEmails: body.due_emails,
  group: body.group,
  isActive: body.is_active,
})

const organizationMissing = () =>
  invalid({
    path: 'body.organization_id',
    message: { en: 'Choose an organization.', es: 'Elija una organización.' },
  })
