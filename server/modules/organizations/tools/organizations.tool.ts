import type { OrganizationType } from '../../../access/caller'
import type { Database } from '../../../db/connection'
import type { Text } from '../../../domain/text'
import { inLanguage, listFor } from '../../../record-tools/asker-text'
import { describeOrganization, type OrganizationField } from '../../../record-tools/organization-field'
import type { Asker, Fact, FoundRecords, RecordTool, ToolInput } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import type { Organization } from '../organization'
import type { OrganizationRepository } from '../organization.repository'
import { findKnown } from './known-organization.repository'
import { knownPartners } from './partners'

const MAX_READ = 1000

/** Which organizations there are, as their list shows them to super users. */
export const organizationsTool = (db: Database, organizations: OrganizationRepository): RecordTool => ({
  name: 'organizations',
  description: 'All organizations with their type, or all that is known of one, for super users.',
  input: ['organizationId', 'fields', 'state', 'skip', 'limit'],
  states: statesIn(typeOf, { customer: 'an operator of machines' }),
  records: { en: 'organizations', es: 'organizaciones' },
  mayUse: ({ isSuperuser }) => isSuperuser,
  find: async ({ organizationId, fields, state, skip = 0, limit }, asker) => {
    if (fields?.length && fields.every((field) => isOfDealership.has(field)))
      return { facts: [], total: 0, refusal: inLanguage(ofDealership, asker) }
    if (organizationId) return oneOrganization(db, organizations, { id: organizationId, asked: fields }, asker)
    const list = (type?: OrganizationType) =>
      organizations
        .visibleTo(asker.caller)
        .list({ page: 1, limit: MAX_READ, search: '', sortDirection: 'asc', ...(type && { type }) })
    const [{ items, total }, dealerships] = await Promise.all([
      list(ofState<OrganizationType>(typeOf, state)),
      list('DEALERSHIP'),
    ])
    return {
      facts: items.slice(skip, skip + limit).map((one) => factOf(one, asker)),
      total,
      sum: state === undefined ? byType(dealerships.total, total - dealerships.total, asker) : undefined,
    }
  },
})

const typeOf = { dealership: 'DEALERSHIP', customer: 'OPERATOR' } satisfies Record<string, OrganizationType>

/** What is agreed between a dealership and its customers is on pages of that dealership alone. */
const isOfDealership: ReadonlySet<OrganizationField> = new Set(['terms', 'price_list', 'tax'])

const ofDealership = {
  en: 'Your role does not see the terms of a dealership’s customers, its price lists and its tax rates.',
  es: 'Su rol no ve las condiciones de los clientes de un concesionario, sus listas de precios ni sus tipos impositivos.',
}

interface AskedOrganization {
  id: string
  asked: ToolInput['fields']
}

async function oneOrganization(
  db: Database,
  organizations: OrganizationRepository,
  { id, asked }: AskedOrganization,
  asker: Asker,
): Promise<FoundRecords> {
  const found = await findKnown(db, asker, id)
  if (!found) return { facts: [], total: 0 }
  const { organization } = found
  const { name, type } = organization
  const known = [
    { field: 'description' as const, text: inLanguage(typeWords[type], asker) },
    ...found.known,
    await knownPartners(organizations, organization, asker),
  ]
  const text = describeOrganization({ name, known, asked, isListed: false })
  return { facts: [{ title: name, path: `/organizations?organization=${id}`, text }], total: 1 }
}

const factOf = ({ name, type, phoneNumber }: Organization, asker: Asker): Fact => ({
  title: name,
  path: '/organizations',
  text: `${name}: ${[inLanguage(typeWords[type], asker), phoneNumber].filter(Boolean).join(', ')}`,
})

const typeWords: Record<OrganizationType, Text> = {
  DEALERSHIP: { en: 'dealership', es: 'concesionario' },
  OPERATOR: { en: 'operator', es: 'operador' },
}

const byType = (dealerships: number, operators: number, asker: Asker): string =>
  listFor(
    [
      inLanguage(
        {
          en: `${dealerships} ${dealerships === 1 ? 'dealership' : 'dealerships'}`,
          es: `${dealerships} ${dealerships === 1 ? 'concesionario' : 'concesionarios'}`,
        },
        asker,
      ),
      inLanguage(
        {
          en: `${operators} ${operators === 1 ? 'operator' : 'operators'}`,
          es: `${operators} ${operators === 1 ? 'operador' : 'operadores'}`,
        },
        asker,
      ),
    ],
    asker,
  )
