import { randomInt } from 'node:crypto'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { conflict, forbidden, invalid, notFound } from '../../../http/problem'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import type { Outbox } from '../../notifications'
import { hashPassword } from '../password'
import { accountStatus, normaliseEmail, type Person } from '../person'
import { createPersonRepository } from '../person.repository'
import { toWire } from '../wire'
import { invitationEmail, invitationEnd, temporaryPassword } from './invitation'
import { createInvitationRepository, type TemporaryPassword } from './invitation.repository'
import { organizationWithPeople, requireRole, visibleUser } from './user.operations'
import { endAccess } from './user-access.repository'

export function invitationOperations(db: Database, outbox: Outbox, realtime: Pick<Realtime, 'endPerson'>) {
  async function send(trx: Database, caller: Caller, person: Person, password: string): Promise<void> {
    const invitedBy = await createPersonRepository(trx).find(caller.userId)
    if (!invitedBy || !person.organization) throw notFound('Account')
    const { email: to, organization } = person
    const url = outbox.addressOf('/login', { email: to })
    await outbox.send(trx, invitationEmail({ to, organization, invitedBy, password, url }))
  }

  return {
    inviteUser: async ({ body, caller }) => {
      const organizationId = body.organization_id ?? caller.organization?.id
      if (!organizationId) throw invalid([{ path: 'body.organization_id', message: 'Say which organization it is.' }])
      const organization = await organizationWithPeople(db, caller, organizationId)
      requireRole(body.group, organization)
      const { password, kept } = await newPassword()
      const person = await db.transaction().execute(async (trx) => {
        const id = await createInvitationRepository(trx).add({
          email: normaliseEmail(body.email),
          organizationId,
          group: body.group,
          firstName: body.first_name?.trim() ?? '',
          lastName: body.last_name?.trim() ?? '',
          password: kept,
        })
        const invited = id && (await createPersonRepository(trx).find(id))
        if (!invited) throw conflict('email_taken', 'There is an account with this e-mail address already.')
        await send(trx, caller, invited, password)
        return invited
      })
      return { status: 201, body: toWire(person) }
    },

    resendInvitation: async ({ path, caller }) => {
      const { person, manages } = await visibleUser(db, caller, path.id)
      const invited = accountStatus(person) === 'invited'
      if (!manages && !invited) throw forbidden('The people of this organization are managed by its own admins.')
      const { password, kept } = await newPassword()
      await db.transaction().execute(async (trx) => {
        if (!(await createInvitationRepository(trx).renew(person.id, kept))) {
          throw conflict('not_invited', 'This account is no longer waiting to be accepted.')
        }
        // Whoever has the e-mail from before may have signed in with it.
        await endAccess(trx, person.id)
        await send(trx, caller, person, password)
      })
      realtime.endPerson([person.id])
      return { status: 200, body: toWire({ ...person, passwordExpiresAt: kept.expiresAt }) }
    },
  } satisfies Pick<PlatformHandlers, 'inviteUser' | 'resendInvitation'>
}

async function newPassword(): Promise<{ password: string; kept: TemporaryPassword }> {
  const password = temporaryPassword(randomInt)
  return { password, kept: { hash: await hashPassword(password), expiresAt: invitationEnd(new Date()) } }
}
