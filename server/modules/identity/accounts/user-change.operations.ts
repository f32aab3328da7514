import type { components } from '#contract/platform'
import type { Caller } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import { conflict, forbidden } from '../../../domain/domain-error'
import type { Text } from '../../../domain/text'
import type { PlatformHandlers } from '../../../http/operation'
import type { Realtime } from '../../../infrastructure/realtime/realtime'
import { isColleague, type Person } from '../person'
import { toWire } from '../wire'
import { changed, changesRights, type Refusal, refusalOf, takesAdminAway, type UserChange } from './user'
import { requireRole, visibleUser } from './user.operations'
import { createUserRepository } from './user.repository'
import { endAccess } from './user-access.repository'

const reasons: Record<Refusal, Text> = {
  own_role: {
    en: 'You cannot change your own role. Ask another admin.',
    es: 'No puede cambiar su propia función. Pídaselo a otro administrador.',
  },
  own_account: {
    en: 'You cannot deactivate your own account. Ask another admin.',
    es: 'No puede desactivar su propia cuenta. Pídaselo a otro administrador.',
  },
  super_user: {
    en: 'The account of a super user is changed by nobody else.',
    es: 'Nadie más puede cambiar la cuenta de un superusuario.',
  },
  not_managed: {
    en: 'The people of this organization are managed by its own admins.',
    es: 'Las personas de esta organización las gestionan sus propios administradores.',
  },
  personal_setting: {
    en: 'Language, units and e-mails are everybody’s own to change.',
    es: 'Cada persona cambia su propio idioma, sus unidades y sus correos.',
  },
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
    throw conflict('last_admin', {
      en: 'This is the last active admin of the organization. Make somebody else an admin first.',
      es: 'Es el último administrador activo de la organización. Nombre antes a otro administrador.',
    })
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
