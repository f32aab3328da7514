import type { GroupName } from '../access/caller'
import type { Database } from '../db/connection'
import type { TimeZone } from '../domain/time-zone'
import { hashPassword } from '../modules/identity'
import { demonstrationOperators } from './demonstration'

export const demonstrationPassword = 'yardhand-demo-2026'
const dealership = { name: 'Northfield Equipment', timeZone: 'America/Denver' }

interface DemonstrationPerson {
  email: string
  firstName: string
  lastName: string
  /** The organization's name; absent for the super user. */
  organization?: string
  group?: GroupName
  /** Printed with their sign-in at the first start. */
  role: string
}

export const demonstrationPeople: DemonstrationPerson[] = [
  { email: 'super@yardhand.example', firstName: 'Sam', lastName: 'Okafor', role: 'super user' },
  {
    email: 'admin@northfield.example',
    firstName: 'Nora',
    lastName: 'Field',
    organization: dealership.name,
    group: 'Org Admin',
    role: 'Org Admin of the dealership Northfield Equipment',
  },
  {
    email: 'user@northfield.example',
    firstName: 'Pete',
    lastName: 'Clark',
    organization: dealership.name,
    group: 'Org User',
    role: 'Org User of the dealership Northfield Equipment',
  },
  {
    email: 'admin@ridgeline.example',
    firstName: 'Rita',
    lastName: 'Stone',
    organization: 'Ridgeline Quarry',
    group: 'Org Admin',
    role: 'Org Admin of the operator Ridgeline Quarry',
  },
  {
    email: 'operator@ridgeline.example',
    firstName: 'Rosa',
    lastName: 'Delgado',
    organization: 'Ridgeline Quarry',
    group: 'Machine Operator',
    role: 'Machine Operator of Ridgeline Quarry',
  },
]

/** Creates the demonstration's organizations, their links and their people. */
export async function seedPeople(trx: Database): Promise<{ dealershipId: string }> {
  const ids = new Map<string, string>()
  const addOrganization = async (name: string, type: 'DEALERSHIP' | 'OPERATOR', time_zone: TimeZone) => {
    const added = trx.insertInto('organization').values({ name, type, time_zone })
    const { id } = await added.returning('id').executeTakeFirstOrThrow()
    ids.set(name, id)
    return id
  }
  const dealershipId = await addOrganization(dealership.name, 'DEALERSHIP', dealership.timeZone)
  for (const { name, timeZone } of demonstrationOperators) {
    const operatorId = await addOrganization(name, 'OPERATOR', timeZone)
    await trx.insertInto('service_period').values({ dealership_id: dealershipId, operator_id: operatorId }).execute()
  }
  for (const { email, firstName, lastName, organization, group } of demonstrationPeople) {
    await trx
      .insertInto('person')
      .values({
        email,
        username: email,
        first_name: firstName,
        last_name: lastName,
        password_hash: await hashPassword(demonstrationPassword),
        is_superuser: organization === undefined,
        organization_id: organization ? ids.get(organization) : null,
        groups: group ? [group] : [],
        // Ends once the account takes payments; with Stripe it is set up by hand.
        onboarding_status: group === 'Org Admin' && organization === dealership.name ? 'ONBOARDING_STRIPE' : null,
      })
      .execute()
  }
  return { dealershipId }
}
