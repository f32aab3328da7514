import { findVisibleOrganization, seesPeopleOf } from '../../../access'
import { mayCall } from '../../../access/access-policy'
import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import { hasWords, wanted } from '../../../record-tools/matching'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { listMachineOperators, listUsers } from '../accounts/user.repository'
import { accountStatus, type Person } from '../person'
import { usersByOrganization } from './users-by-organization.repository'

/** So many accounts are read for a question; of more, no roles are counted. */
const MAX_READ = 1000

/** Who has an account, with which role, as the page of accounts shows it to admins. */
export const usersTool = (db: Database): RecordTool => ({
  name: 'users',
  description:
    'Accounts of an organization, for a super user of all, with role and whether the invitation is accepted, or counted by organization.',
  input: ['organizationId', 'state', 'words', 'by', 'sort', 'skip', 'limit'],
  states: statesIn(states, {
    machine_operator: 'of a dealership, those of its customers',
    invited: 'has not accepted the invitation yet',
  }),
  groupings: ['customer'],
  records: { en: 'the accounts of people', es: 'las cuentas de las personas' },
  mayUse: (caller) => mayCall('org-admin', caller),
  find: async (input, asker) => {
    const organizationId = input.organizationId ?? asker.caller.organization?.id
    const organization = organizationId && (await findVisibleOrganization(db, asker.caller, organizationId))
    if (organizationId && !seesPeopleOf(asker.caller, organization || undefined))
      return { facts: [], total: 0, refusal: inLanguage(otherPeople, asker) }
    if (input.by === 'customer' && input.state === undefined && input.words === undefined)
      return usersByOrganization(db, organizationId, input, asker)
    const { items, total } = await listed(db, organizationId, input)
    const meant = items.filter(
      (person) => (ofState<IsOfState>(states, input.state)?.(person) ?? true) && hasWords(namesOf(person), input.words),
    )
    const isChosen = input.state !== undefined || input.words !== undefined
    return {
      facts: wanted(meant, input).map((person) => personFact(person, asker)),
      total: isChosen ? meant.length : total,
      sum: !isChosen && total <= MAX_READ ? rolesOf(items, asker) : undefined,
      heading: total > MAX_READ ? inLanguage(tooMany, asker) : undefined,
    } satisfies FoundRecords
  },
})

/** The machines of a dealership's customers are run by their people. */
const listed = (
  db: Database,
  organizationId: string | undefined,
  { state, words, organizationId: named }: ToolInput,
) => {
  if (state === 'machine_operator' && organizationId)
    return listMachineOperators(db, organizationId, { page: 1, limit: MAX_READ })
  // Whoever is named may also be one of a customer.
  const isAmongCustomers = words !== undefined && named === undefined
  return listUsers(db, { page: 1, limit: MAX_READ, ...(organizationId && { organizationId, isAmongCustomers }) })
}

const namesOf = ({ firstName, lastName, email }: Person): string => `${firstName} ${lastName} ${email}`

type IsOfState = (person: Person) => boolean

const states = {
  admin: ({ groups }) => groups.includes('Org Admin'),
  org_user: ({ groups }) => groups.includes('Org User'),
  machine_operator: ({ groups }) => groups.includes('Machine Operator'),
  invited: (person) => accountStatus(person) === 'invited',
  deactivated: (person) => accountStatus(person) === 'deactivated',
} satisfies Record<string, IsOfState>

const otherPeople = {
  en: 'Your role does not see the accounts of that organization.',
  es: 'Su rol no ve las cuentas de esa organización.',
}
const tooMany = { en: `The first of more than ${MAX_READ} users`, es: `Los primeros de más de ${MAX_READ} usuarios` }

/** Who has an account, with role, organization and whether it is in use. */
export function personFact(person: Person, asker: Asker): Fact {
  const { firstName, lastName, email, organization, dateJoined } = person
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const status = accountStatus(person)
  const known = [
    inLanguage(roleWords[roleOf(person)].one, asker),
    ...(organization && organization.id !== asker.caller.organization?.id ? [organization.name] : []),
    ...(status === 'active' ? [] : [inLanguage(statusWords[status], asker)]),
    `${inLanguage({ en: 'account since', es: 'cuenta desde el' }, asker)} ${dayFor(dateJoined, asker)}`,
  ]
  const text = `${name ? `${name} (${email})` : email}: ${known.join(', ')}`
  return { title: inLanguage({ en: 'Users', es: 'Usuarios' }, asker), path: '/accounts', text }
}

type Role = 'super' | 'Org Admin' | 'Org User' | 'Machine Operator'

const roleOf = ({ isSuperuser, groups }: Person): Role => (isSuperuser ? 'super' : (groups[0] ?? 'Org User'))

/** "1 super user, 2 admins and 3 machine operators" */
const rolesOf = (people: readonly Person[], asker: Asker): string =>
  listFor(
    (['super', 'Org Admin', 'Org User', 'Machine Operator'] as const).flatMap((role) => {
      const count = people.filter((person) => roleOf(person) === role).length
      return count > 0 ? [`${count} ${inLanguage(roleWords[role][count === 1 ? 'one' : 'many'], asker)}`] : []
    }),
    asker,
  )

const roleWords: Record<Role, { one: Text; many: Text }> = {
  super: { one: { en: 'super user', es: 'superusuario' }, many: { en: 'super users', es: 'superusuarios' } },
  'Org Admin': { one: { en: 'Org Admin', es: 'administrador' }, many: { en: 'Org Admins', es: 'administradores' } },
  'Org User': {
    one: { en: 'Org User', es: 'usuario de la organización' },
    many: { en: 'Org Users', es: 'usuarios de la organización' },
  },
  'Machine Operator': {
    one: { en: 'Machine Operator', es: 'operador de máquinas' },
    many: { en: 'Machine Operators', es: 'operadores de máquinas' },
  },
}

const statusWords: Record<'invited' | 'deactivated', Text> = {
  invited: { en: 'invited', es: 'con invitación pendiente' },
  deactivated: { en: 'deactivated', es: 'cuenta desactivada' },
}
