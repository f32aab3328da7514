import { mayCall } from '../../../access/access-policy'
import type { Database } from '../../../db/connection'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import { wanted } from '../../../record-tools/matching'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import type { AccountRequest } from '../accounts/requests/account-request'
import { listAccountRequests } from '../accounts/requests/account-request.repository'

const MAX_READ = 1000

/** The invitations that wait for an operator's admin, as the page of accounts shows them to the admins of both sides. */
export const accountRequestsTool = (db: Database): RecordTool => ({
  name: 'account_requests',
  description: 'Requests of a dealership for accounts at its customers that wait for an answer, for admins.',
  input: ['organizationId', 'skip', 'limit'],
  records: { en: 'requests for accounts', es: 'las solicitudes de cuentas' },
  mayUse: (caller) => mayCall('org-admin', caller),
  find: async (input, asker) => {
    const { organizationId } = input
    const own = asker.caller.organization?.id
    const { items, total } = await listAccountRequests(db, asker.caller, {
      ...{ page: 1, limit: MAX_READ, status: 'PENDING' },
      organizationId: organizationId === own ? undefined : organizationId,
    })
    return { facts: wanted(items, input).map((request) => requestFact(request, asker)), total }
  },
})

function requestFact(request: AccountRequest, asker: Asker): Fact {
  const { firstName, lastName, email, group, organization, dealership, requestedBy, createdAt } = request
  const name = `${firstName} ${lastName}`.trim()
  const who = name ? `${name} (${email})` : email
  const from = requestedBy ? `${requestedBy.name}, ${dealership.name}` : dealership.name
  const day = dayFor(createdAt, asker)
  const text = inLanguage(
    {
      en: `${who}: ${group} of ${organization.name}, requested by ${from} on ${day}`,
      es: `${who}: ${group} de ${organization.name}, solicitada por ${from} el ${day}`,
    },
    asker,
  )
  return { title: inLanguage({ en: 'Users', es: 'Usuarios' }, asker), path: '/accounts', text }
}
