import { inLanguage, listFor } from '../../../record-tools/asker-text'
import type { KnownField } from '../../../record-tools/organization-field'
import type { Asker } from '../../../record-tools/record-tool'
import type { Organization } from '../organization'
import type { OrganizationRepository } from '../organization.repository'

const MAX_NAMED = 20

/** Whom an organization works with now: its customers, or the dealerships that serve it. */
export async function knownPartners(
  organizations: OrganizationRepository,
  { id, type }: Organization,
  asker: Asker,
): Promise<KnownField> {
  const isDealership = type === 'DEALERSHIP'
  const { items, total } = await organizations.visibleTo(asker.caller).list({
    ...{ page: 1, limit: MAX_NAMED, search: '', sortDirection: 'asc' },
    ...(isDealership ? { dealershipId: id } : { operatorId: id }),
  })
  const names = listFor(
    items.map(({ name }) => name),
    asker,
  )
  const more = total > items.length ? ` (${total})` : ''
  const text = isDealership
    ? total === 0
      ? { en: 'serves no customers', es: 'no atiende a ningún cliente' }
      : { en: `serves ${names}${more}`, es: `atiende a ${names}${more}` }
    : total === 0
      ? { en: 'served by no dealership', es: 'sin concesionario que la atienda' }
      : { en: `served by ${names}${more}`, es: `atendida por ${names}${more}` }
  return { field: 'partners', text: inLanguage(text, asker) }
}
