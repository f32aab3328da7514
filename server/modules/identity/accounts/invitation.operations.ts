import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database, Transaction } from '../../../db/connection'
import { conflict, forbidden, invalid } from '../../../domain/domain-error'
import type { Transact } from '../../../events/unit-of-work'
import type { PlatformHandlers } from '../../../http/operation'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import type { Outbox } from '../../notifications'
import { isColleague, normaliseEmail } from '../person'
import { toWire } from '../wire'
import { createInvitationRepository, type TemporaryPassword } from './invitation.repository'
import { invitePerson, newPassword, sendInvitation } from './invite-person'
import { accountRequestToWire } from './requests/account-request.wire'
import { requestAccount } from './requests/request-account'
import { organizationWithPeople, requireRole, visibleUser } from './user.operations'
import { createUserRepository } from './user.repository'
import { endAccess } from './user-access.repository'

interface Dependencies {
  db: Database
  transact: Transact
  outbox: Outbox
  realtime: Pick<Realtime, 'endPerson'>
}

export function invitationOperations({ db, transact, outbox, realtime }: Dependencies) {
  return {
    inviteUser: async ({ body, caller }) => {
      const organizationId = body.organization_id ?? caller.organization?.id
      if (!organizationId) throw organizationMissing()
      requireRole(body.group, await organizationWithPeople(db, caller, organizationId))
      const password = await newPassword()
      const person = personOf(body, organizationId)
      return transact(async (trx) => {
        const dealershipId = dealershipThatAsks(caller, await organizationWithPeople(trx, caller, organizationId))
        if (dealershipId) {
          const wanted = { ...person, dealershipId, requestedBy: caller.userId }
          return { status: 202, body: accountRequestToWire(await requestAccount(trx, outbox, wanted), caller) }
        }
        const invitedById =
          caller.organization && caller.organization.id !== organizationId ? caller.organization.id : null
        const invited = { ...person, invitedById, confirmedBy: null }
        return {
          status: 201,
          body: toWire(await invitePerson(trx, outbox, { person: invited, inviterId: caller.userId, password })),
        }
      })
    },

    resendInvitation: async ({ path, caller }) => {
      const { person, manages } = await visibleUser(db, caller, path.id)
      if (!manages) throw managedByItsOwn()
      const password = await newPassword()
      await transact(async (trx) => {
        await renewInvitation(trx, person.id, password.stored)
        if (isColleague(caller, person)) await createUserRepository(trx).confirm(person.id, caller.userId)
        await sendInvitation(trx, outbox, { person, inviterId: caller.userId, password: password.password })
      })
      realtime.endPerson([person.id])
      return { status: 200, body: toWire({ ...person, passwordExpiresAt: password.stored.expiresAt }) }
    },
  } satisfies Pick<PlatformHandlers, 'inviteUser' | 'resendInvitation'>
}

/** The dealership whose invitation is but a request, because the operator's people have an admin of their own. */
function dealershipThatAsks(caller: Caller, { manages }: { manages: boolean }): string | undefined {
  return manages ? undefined : caller.organization?.id
}

async function renewInvitation(trx: Transaction, personId: string, password: TemporaryPassword): Promise<void> {
  if (!(await createInvitationRepository(trx).renew(personId, password))) {
    throw conflict('not_invited', {
      en: 'This account is no longer waiting to be accepted.',
      es: 'Esta cuenta ya no está pendiente de aceptación.',
    })
  }
  // Whoever has the e-mail from before may have signed in with it.
  await endAccess(trx, personId)
}

const personOf = (body: components['schemas']['Invitation'], organizationId: string) => ({
  email: normaliseEmail(body.email),
  organizationId,
  group: body.group,
  firstName: body.first_name?.trim() ?? '',
  lastName: body.last_name?.trim() ?? '',
})

const organizationMissing = () =>
  invalid({
    path: 'body.organization_id',
    message: { en: 'Name the organization.', es: 'Indique la organización.' },
  })

const managedByItsOwn = () =>
  forbidden({
    en: 'The people of this organization are managed by its own admins.',
    es: 'Los propios administradores de esta organización gestionan a su personal.',
  })
