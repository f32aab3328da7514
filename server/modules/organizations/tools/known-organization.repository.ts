import { findVisibleOrganization, isAdmin, type OrganizationAccess, seesPeopleOf } from '../../../access'
import type { Database } from '../../../db/connection'
import { addressLines } from '../../../domain/address-lines'
import { languageOf } from '../../../domain/locale'
import { dayFor, inLanguage, listFor } from '../../../record-tools/asker-text'
import type { KnownField } from '../../../record-tools/organization-field'
import type { Asker } from '../../../record-tools/record-tool'
import { type Address, listAddresses } from '../addresses/address.repository'
import { readsAddresses } from '../addresses/reads-addresses'
import { findContact } from '../customers/customer-contact.repository'
import type { Organization } from '../organization'
import { createOrganizationRepository } from '../organization.repository'
import { listPeople } from '../person.repository'

export interface KnownOrganization {
  organization: Organization
  known: KnownField[]
}

/** What is known of an organization, as far as its pages show it to the asker; undefined for one that they do not see. */
export async function findKnown(db: Database, asker: Asker, id: string): Promise<KnownOrganization | undefined> {
  const { caller } = asker
  const [organization, access] = await Promise.all([
    createOrganizationRepository(db).visibleTo(caller).find(id),
    findVisibleOrganization(db, caller, id),
  ])
  if (!organization || !access) return undefined
  if (organization.link?.endedAt) return { organization, known: endedOf(organization.link.endedAt, asker) }
  const [addresses, people, contact] = await Promise.all([
    readsAddresses(caller, access) ? listAddresses(db, id) : undefined,
    isListingPeople(asker, access) ? listPeople(db, id) : undefined,
    contactOf(db, asker, access),
  ])
  const say = (en: string, es: string) => inLanguage({ en, es }, asker)
  const { phoneNumber, description, timeZone, link, createdAt } = organization
  const known: (KnownField | false)[] = [
    description !== '' && { field: 'description', text: description.replace(/[.\s]+$/, '') },
    phoneNumber === ''
      ? { field: 'phone', text: say('no phone number recorded', 'sin teléfono registrado'), isMissing: true }
      : { field: 'phone', text: say(`phone ${phoneNumber}`, `teléfono ${phoneNumber}`) },
    people !== undefined && { field: 'people', ...writePeople(people, asker) },
    contact !== undefined && { field: 'email', ...contact },
    addresses !== undefined && { field: 'address', ...writeAddresses(addresses, asker) },
    { field: 'time_zone', text: say(`time zone ${timeZone}`, `zona horaria ${timeZone}`) },
    {
      field: 'since',
      text: link ? sinceText(organization.type, dayFor(link.since, asker), asker) : createdText(createdAt, asker),
    },
  ]
  return { organization, known: known.filter((one) => one !== false) }
}

type Written = Omit<KnownField, 'field'>

/** The list of accounts is for admins. */
const isListingPeople = ({ caller }: Asker, access: OrganizationAccess): boolean =>
  (caller.isSuperuser || isAdmin(caller)) && seesPeopleOf(caller, access)

/** The address that the asker's dealership has entered for a customer; undefined where its page shows none. */
async function contactOf(db: Database, asker: Asker, { id, type, works_with }: OrganizationAccess) {
  const { organization } = asker.caller
  if (organization?.type !== 'DEALERSHIP' || type !== 'OPERATOR' || !works_with) return undefined
  const contact = await findContact(db, { dealershipId: organization.id, operatorId: id })
  const text = contact
    ? { en: `e-mail without an account: ${contact.email}`, es: `correo sin cuenta: ${contact.email}` }
    : {
        en: 'no e-mail address entered for people without an account',
        es: 'sin correo anotado para quien no tiene cuenta',
      }
  return { text: inLanguage(text, asker), isMissing: !contact }
}

const endedOf = (endedAt: Date, asker: Asker): KnownField[] => {
  const day = dayFor(endedAt, asker)
  const text = inLanguage({ en: `the service ended on ${day}`, es: `el servicio terminó el ${day}` }, asker)
  return [{ field: 'since', text }]
}

const sinceText = (type: Organization['type'], day: string, asker: Asker): string =>
  type === 'OPERATOR'
    ? inLanguage({ en: `customer since ${day}`, es: `cliente desde el ${day}` }, asker)
    : inLanguage({ en: `serves you since ${day}`, es: `le atiende desde el ${day}` }, asker)

const createdText = (createdAt: Date, asker: Asker): string =>
  inLanguage(
    { en: `registered since ${dayFor(createdAt, asker)}`, es: `registrada desde el ${dayFor(createdAt, asker)}` },
    asker,
  )

function writeAddresses(addresses: readonly Address[], asker: Asker): Written {
  if (addresses.length === 0)
    return { text: inLanguage({ en: 'no address recorded', es: 'sin dirección registrada' }, asker), isMissing: true }
  const written = addresses.map((address) => `${address.label}, ${addressInLine(address, asker)}`)
  const isOne = addresses.length === 1
  const name = isOne
    ? { en: 'address', es: 'dirección' }
    : { en: 'addresses, the default first', es: 'direcciones, primero la predeterminada' }
  return { text: `${inLanguage(name, asker)}: ${written.join(' · ')}` }
}

export const addressInLine = (address: Parameters<typeof addressLines>[0], { locale }: Pick<Asker, 'locale'>): string =>
  addressLines(address, languageOf(locale)).join(', ')

function writePeople(people: Awaited<ReturnType<typeof listPeople>>, asker: Asker): Written {
  if (people.length === 0)
    return {
      text: inLanguage({ en: 'nobody there has an account', es: 'nadie de allí tiene cuenta' }, asker),
      isMissing: true,
    }
  const names = people.map(({ name, email }) => (name && name !== email ? `${name} (${email})` : email))
  return { text: `${inLanguage({ en: 'people:', es: 'personas:' }, asker)} ${listFor(names, asker)}` }
}
