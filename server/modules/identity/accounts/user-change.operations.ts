import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { PlatformHandlers } from '../../../http/operation'
import { conflict, forbidden } from '../../../http/problem'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import { isColleague, type Person } from '../person'
import { toWire } from '../wire'
import { changed, changesRights, type Refusal, refusalOf, takesAdminAway, type UserChange } from './user'
import { requireRole, visibleUser } from './user.operations'
import { createUserRepository } from './user.repository'
import { endAccess } from './user-access.repository'

const reasons: Record<Refusal, string> = {
  own_role: 'You cannot change your own role. Ask another admin.',
  own_account: 'You cannot deactivate your own account. Ask another admin.',
  super_user: 'The account of a super user is changed by nobody else.',
  not_managed: 'The people of this organization are managed by its own admins.',
  personal_setting: 'Language, units and e-mails are everybody’s own to change.',
}

export function userChangeOperations(db: Database, realtime: Pick<Realtime, 'endPerson'>) {
  return {
    updateUser: async ({ path, body, caller }) => {
      const change = fromWire(body)
      const { before, after } = await db.transaction().execute((trx) => changeUser(trx, path.id, change, caller))
      if (changesRights(before, after)) realtime.endPerson([after.id])
      return { status: 200, body: toWire(after) }
    },
  } satisfies Pick<PlatformHandlers, 'updateUser'>
}

async function changeUser(
  trx: Database,
  id: string,
  change: UserChange,
  caller: Caller,
): Promise<{ before: Person; after: Person }> {
  const users = createUserRepository(trx)
  await users.lock(id)
  const { person: before, manages } = await visibleUser(trx, caller, id)
  const self = before.id === caller.userId
  const refusal = refusalOf(before, change, { self, manages })
  if (refusal) throw forbidden(reasons[refusal])
  if (change.group && before.organization && !before.groups.includes(change.group)) {
    requireRole(change.group, { type: before.organization.type, manages })
  }

  const after = changed(before, change, self)
  if (takesAdminAway(before, after) && !(await users.hasAnotherAdmin(before))) {
    throw conflict(
      'last_admin',
      'This is the last active admin of the organization. Make somebody else an admin first.',
    )
  }
  await users.save(after)
  if (!self && isColleague(caller, before)) await users.confirm(id, caller.userId)
  if (before.isActive && !after.isActive) await endAccess(trx, id)
  return { before, after }
}

const fromWire = (body: components['schemas']['UserChange']): UserChange => ({
  firstName: body.first_name,
  lastName: body.last_name,
  language: body.language,
  units: body.units,
  dueEmails: body.due_emails,
  group: body.group,
  isActive: body.is_active,
})
