import { randomUUID } from 'node:crypto'
import { demonstrationPassword } from '../../../server/seed/demonstration-people'
import { newestLink } from '../../support/emails'
import { people } from '../../support/test-app'
import type { SentCalls, World } from './sent'

const v2 = '/api/v2'
const newPassword = 'quarry lorry in the rain'

/** The token of a link that was mailed to somebody who is not signed in anywhere else. */
async function mailed({ test, records }: World, call: string): Promise<string> {
  const email = records.email()
  const known = test.db.selectFrom('person').where('email', '=', people.operator)
  const { password_hash, organization_id } = await known
    .select(['password_hash', 'organization_id'])
    .executeTakeFirstOrThrow()
  const person = { email, username: email, password_hash, organization_id, groups: ['Org User' as const] }
  await test.db.insertInto('person').values(person).execute()
  await test.anyone.post(`${v2}/auth/${call}`, { email })
  await test.runJobs()
  return (await newestLink(test, email)).token
}

export const accountCalls: SentCalls = {
  'POST /auth/login': async ({ test }) => ({
    by: test.anyone,
    url: `${v2}/auth/login`,
    body: { email: people.operator, password: demonstrationPassword },
  }),
  'POST /auth/magic-login': async (world) => ({
    by: world.test.anyone,
    url: `${v2}/auth/magic-login`,
    body: { token: await mailed(world, 'magic-link') },
  }),
  'GET /auth/magic-user': async (world) => ({
    by: world.test.anyone,
    url: `${v2}/auth/magic-user?token=${await mailed(world, 'magic-link')}`,
  }),
  'POST /auth/refresh': async ({ test }) => ({
    by: test.anyone,
    url: `${v2}/auth/refresh`,
    body: { refresh_token: (await test.signInAgain('operator')).refreshToken },
  }),
  'POST /auth/change-password': async (world) => {
    const { body } = await world.test.anyone.post(`${v2}/auth/magic-login`, {
      token: await mailed(world, 'magic-link'),
    })
    const by = world.test.visitorWith(body.access_token)
    return {
      by,
      url: `${v2}/auth/change-password`,
      body: { current_password: demonstrationPassword, new_password: newPassword },
    }
  },
  'POST /auth/forgot-password': async ({ test }) => ({
    by: test.anyone,
    url: `${v2}/auth/forgot-password`,
    body: { email: people.operator },
  }),
  'POST /auth/reset-password': async (world) => ({
    by: world.test.anyone,
    url: `${v2}/auth/reset-password`,
    body: { token: await mailed(world, 'forgot-password'), new_password: newPassword },
  }),
  'POST /users': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/users/`,
    body: { email: records.email(), group: 'Org User' },
  }),
  'PUT /users/{}': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/users/${await records.person('dealerAdmin', 'own')}`,
    body: { first_name: 'Mia' },
  }),
  'POST /organizations': async ({ cast }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/organizations/`,
    body: { name: `Quarry ${randomUUID()}`, type: 'OPERATOR' },
  }),
  'PUT /organizations/{}': async ({ cast }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/organizations/${cast.organizations.own.dealership}`,
    body: { description: 'Since 1954' },
  }),
  'POST /organizations/addresses/{}': async ({ cast }) => ({
    by: cast.visitors.operatorAdmin,
    url: `${v2}/organizations/addresses/${cast.organizations.own.operator}`,
    body: { line1: '12 Quarry Road', city: 'Butte', country: 'US' },
  }),
  'PUT /organizations/addresses/{}': async ({ cast, records }) => ({
    by: cast.visitors.operatorAdmin,
    url: `${v2}/organizations/addresses/${cast.organizations.own.operator}`,
    body: { id: await records.address('operatorAdmin', 'own'), city: 'Helena' },
  }),
  'POST /organizations/{}/logo': async ({ cast, records }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/organizations/${cast.organizations.own.dealership}/logo`,
    file: { field: 'file', name: 'logo.png', content: await records.picture(), type: 'image/png' },
  }),
  'GET /organizations/{}/logo': async ({ cast, records }) => ({
    by: cast.visitors.operator,
    url: `${v2}/organizations/${await records.organizationWithLogo('dealerAdmin', 'own')}/logo`,
  }),
  'POST /organizations/inventory/upload-csv': async ({ cast }) => ({
    by: cast.visitors.dealerAdmin,
    url: `${v2}/organizations/inventory/upload-csv`,
    file: {
      field: 'file',
      name: 'stock.csv',
      content: Buffer.from('part_number,quantity\nHF-1,2\n'),
      type: 'text/csv',
    },
  }),
}
