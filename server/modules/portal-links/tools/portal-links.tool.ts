import { isStaff } from '../../../access'
import type { Database } from '../../../db/connection'
import { salesNumber } from '../../../domain/sales-number'
import type { Text } from '../../../domain/text'
import { dayFor, inLanguage } from '../../../record-tools/asker-text'
import { chooseListed, MAX_LISTED } from '../../../record-tools/listed-records'
import { newestNote } from '../../../record-tools/newest-note'
import type { Asker, Fact, RecordTool } from '../../../record-tools/record-tool'
import { ofState, statesIn } from '../../../record-tools/states'
import { endOf, type PortalLinkKind } from '../portal-link'
import { type ListedLink, listLinks } from '../portal-link.repository'

/** What opens without an account, of what kind and until when; never the address that opens it. */
export const portalLinksTool = (db: Database): RecordTool => ({
  name: 'portal_links',
  description:
    'Links that open records without an account: kind, what they open, for whom, until when; valid ones unless a state is asked for.',
  input: ['period', 'organizationId', 'isDealership', 'instanceIds', 'number', 'state', 'sort', 'skip', 'limit'],
  states: statesIn(states, { open: 'valid now; meant where no state is asked for', cancelled: 'revoked' }),
  records: { en: 'links that open records without an account', es: 'enlaces que abren registros sin cuenta' },
  mayUse: (caller) => caller.isSuperuser || (caller.organization !== null && isStaff(caller)),
  find: async (input, asker) => {
    // A dealership's links are those that it gave out.
    const side = input.isDealership ? 'dealershipId' : 'organizationId'
    const { items, total } = await listLinks(db, asker.caller, {
      ...{ page: 1, limit: MAX_LISTED, [side]: input.organizationId },
    })
    const now = new Date()
    const isNamed = ({ instance, record }: ListedLink) =>
      (!input.instanceIds || (instance !== null && input.instanceIds.includes(instance.id))) &&
      (!input.number || (record !== null && salesNumber(record.kind, record.number) === input.number.toUpperCase()))
    const named = items.filter(isNamed)
    const state = ofState<LinkState>(states, input.state) ?? 'open'
    const { meant, shown } = chooseListed(
      {
        items: named,
        momentOf: ({ created_at }) => created_at,
        isMeant: (link) => stateOf(link, now) === state,
      },
      input,
      asker,
    )
    const ended = named.filter((link) => stateOf(link, now) !== 'open').length
    const notes = [
      ...(state === 'open' && ended > 0 ? [inLanguage(endedNote(ended), asker)] : []),
      ...(total > items.length ? [newestNote(MAX_LISTED, asker)] : []),
    ]
    return {
      facts: shown.map((link) => linkFact(link, state, asker)),
      total: meant.length,
      heading: meant.length > 1 ? headingOf(meant.length, state, asker) : undefined,
      none: inLanguage(noneWords[state], asker),
      note: notes.join(' ') || undefined,
    }
  },
})

type LinkState = 'open' | 'expired' | 'revoked'

const states = { open: 'open', expired: 'expired', cancelled: 'revoked' } satisfies Record<string, LinkState>

const stateOf = ({ expires_at: expiresAt, revoked_at: revokedAt, is_served: isServed }: ListedLink, now: Date) =>
  endOf({ expiresAt, revokedAt, isServed }, now) ?? 'open'

function linkFact(link: ListedLink, state: LinkState, asker: Asker): Fact {
  const { kind, organization_id, organization_name, created_at, created_by, last_used_at } = link
  const day = (moment: Date) => dayFor(moment, asker)
  const say = (text: Text) => inLanguage(text, asker)
  const opened = openedBy(link)
  const name = `${say(kinds[kind])}${opened ? ` (${opened})` : ''}`
  const isOwn = organization_id === asker.caller.organization?.id
  const known = [
    ...(isOwn ? [] : [say({ en: `for ${organization_name}`, es: `para ${organization_name}` })]),
    say(endText(link, state, asker)),
    say(
      created_by
        ? { en: `created on ${day(created_at)} by ${created_by}`, es: `creado el ${day(created_at)} por ${created_by}` }
        : { en: `created automatically on ${day(created_at)}`, es: `creado automáticamente el ${day(created_at)}` },
    ),
    say(
      last_used_at
        ? { en: `last used on ${day(last_used_at)}`, es: `usado por última vez el ${day(last_used_at)}` }
        : { en: 'never used', es: 'nunca usado' },
    ),
  ]
  return {
    title: opened ?? say(kinds[kind]),
    path: pathOf(link, asker),
    text: `${name}: ${known.join(', ')}`,
    at: created_at,
  }
}

function openedBy({ instance, record }: ListedLink): string | undefined {
  if (instance) return instance.name || instance.serial_number
  return record ? salesNumber(record.kind, record.number) : undefined
}

function endText({ expires_at, revoked_at }: ListedLink, state: LinkState, asker: Asker): Text {
  const end = state === 'revoked' ? revoked_at : expires_at
  const day = end && dayFor(end, asker)
  if (state === 'open')
    return day
      ? { en: `valid until ${day}`, es: `válido hasta el ${day}` }
      : { en: 'valid without end', es: 'válido sin fecha de fin' }
  if (state === 'expired') return { en: `expired on ${day}`, es: `caducado el ${day}` }
  return day
    ? { en: `revoked on ${day}`, es: `revocado el ${day}` }
    : { en: 'ended with the service', es: 'terminado con el servicio' }
}

/** The page on which the link is listed, or else of what it opens. */
function pathOf({ instance, record, organization_id }: ListedLink, { caller }: Asker): string {
  if (instance) return `/machine-instances/${instance.id}`
  if (record) return `${recordPaths[record.kind]}/${record.id}`
  return caller.organization?.type === 'DEALERSHIP' ? `/customers/${organization_id}` : '/machine-instances'
}

const recordPaths = { order: '/orders', quote: '/quotes', maintenance_quote: '/maintenance-quotes' }

const kinds: Record<PortalLinkKind, Text> = {
  machine_hours: { en: 'Link to enter hours', es: 'Enlace para anotar horas' },
  service_kits: { en: 'Link to due kits', es: 'Enlace a los kits pendientes' },
  place_order: { en: 'Link to place orders', es: 'Enlace para hacer pedidos' },
  order: { en: 'Link to an order', es: 'Enlace a un pedido' },
  quote: { en: 'Link to a quote', es: 'Enlace a un presupuesto' },
  maintenance_quote: { en: 'Link to a maintenance quote', es: 'Enlace a un presupuesto de mantenimiento' },
}

const headingOf = (count: number, state: LinkState, asker: Asker): string =>
  inLanguage(
    {
      en: `${count} ${stateWords[state].en} links without an account`,
      es: `${count} enlaces sin cuenta ${stateWords[state].es}`,
    },
    asker,
  )

const stateWords: Record<LinkState, Text> = {
  open: { en: 'valid', es: 'válidos' },
  expired: { en: 'expired', es: 'caducados' },
  revoked: { en: 'revoked', es: 'revocados' },
}

const noneWords: Record<LinkState, Text> = {
  open: { en: 'No valid link without an account', es: 'Ningún enlace sin cuenta válido' },
  expired: { en: 'No expired link without an account', es: 'Ningún enlace sin cuenta caducado' },
  revoked: { en: 'No revoked link without an account', es: 'Ningún enlace sin cuenta revocado' },
}

const endedNote = (count: number): Text =>
  count === 1
    ? { en: 'One more has expired or was revoked.', es: 'Otro más caducó o fue revocado.' }
    : { en: `${count} more have expired or were revoked.`, es: `Otros ${count} caducaron o fueron revocados.` }
