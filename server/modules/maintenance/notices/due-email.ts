import { groupBy } from '../../../domain/group-by'
import { inEachLocale, type Locale, languageOf, type RegionalText } from '../../../domain/locale'
import type { Text } from '../../../domain/text'
import { productName } from '../../../infrastructure/config/product'
import type { EmailMessage, Outbox } from '../../notifications'
import { type KitsSide, kitsSideKey, type MailedLink } from '../../portal-links'
import type { DueNotice } from './due-notice.repository'
import { overdueInWords } from './overdue-words'

export interface DueEmail {
  /** Of one person, by owner and machine. */
  notices: readonly DueNotice[]
  /** The link to the due kits of an owner that a dealership sells. */
  linkOf: (side: KitsSide) => MailedLink | undefined
  addressOf: Outbox['addressOf']
}

/** More than anybody reads in an e-mail: the product itself has the rest. */
const MAX_MACHINES = 50
const MAX_LINKS = 10

/**
 * The owners and dealerships whose links to due kits the e-mail of one person has, each once: whoever opens one orders from
 * that dealership. A machine that no dealership serves has none.
 */
export function kitsSidesOf(notices: readonly DueNotice[]): KitsSide[] {
  return kitsLinksOf(notices).map(({ side }) => side)
}

function kitsLinksOf(notices: readonly DueNotice[]) {
  const links = notices.flatMap(({ owner, dealership }) =>
    dealership ? [{ owner, dealership, side: { organizationId: owner.id, dealershipId: dealership.id } }] : [],
  )
  const groups = groupBy(links, ({ side }) => kitsSideKey(side))
  return [...groups.values()].flatMap(([first]) => first ?? []).slice(0, MAX_LINKS)
}

/**
 * All that has fallen due for one recipient: what is to be done on which machine, and with which kit. To whoever has no
 * account, the link to the due kits is what opens.
 */
export function dueEmail({ notices, linkOf, addressOf }: DueEmail): EmailMessage {
  const [first] = notices
  if (!first) throw new Error('an e-mail about nothing')
  const machines = [...groupBy(notices, ({ machine }) => machine.id).values()]
  const further = kitsLinksOf(notices).flatMap(({ owner, dealership, side }) => {
    const link = linkOf(side)
    const label = first.organizationId === owner.id ? orderLabel(dealership.name) : kitsLabel(owner.name)
    return link ? [{ label, ...link }] : []
  })
  const more = machines.length - MAX_MACHINES
  const { contact, personId } = first
  const [kits] = further
  return {
    kind: 'maintenance_due',
    to: first.email,
    organizationId: first.organizationId,
    ...(contact && { language: contact.language, unsubscribe: { customerContactId: contact.id } }),
    ...(personId !== null && { unsubscribe: { personId } }),
    subject: subjectOf(machines, notices.length),
    paragraphs: [
      { en: 'This maintenance is due:', es: 'Mantenimiento pendiente:' },
      ...machines.slice(0, MAX_MACHINES).map(describeMachine),
      ...(more > 0 ? [furtherMachines(more)] : []),
      ...(contact ? [] : [markAsDone]),
    ],
    ...(contact
      ? kits && { action: { label: dueKits, url: kits.url } }
      : { action: machinesAction(machines, addressOf), further: further.map(({ label, url }) => ({ label, url })) }),
    secrets: further.map(({ token }) => token),
  }
}

const markAsDone: Text = {
  en: `Mark it as done in ${productName} to start the next interval.`,
  es: `Márquelo como hecho en ${productName} para empezar el siguiente intervalo.`,
}

const dueKits: Text = { en: 'Show the due kits and their parts', es: 'Ver los kits pendientes y sus piezas' }

function machinesAction(machines: readonly (readonly DueNotice[])[], addressOf: Outbox['addressOf']) {
  const [only] = machines.length === 1 ? (machines[0] ?? []) : []
  return only
    ? {
        label: { en: 'Show the machine', es: 'Ver la máquina' },
        url: addressOf(`/machine-instances/${only.machine.id}`),
      }
    : { label: { en: 'Show the machines', es: 'Ver las máquinas' }, url: addressOf('/machine-instances') }
}

const kitsLabel = (owner: string): Text => ({
  en: `Due kits of ${owner} and their parts: a link to share, without sign-in`,
  es: `Kits pendientes de ${owner} y sus piezas: un enlace para compartir, sin iniciar sesión`,
})

const orderLabel = (dealership: string): Text => ({
  en: `Due kits and their parts, to order from ${dealership}: a link to share, without sign-in`,
  es: `Kits pendientes y sus piezas, para pedir a ${dealership}: un enlace para compartir, sin iniciar sesión`,
})

const furtherMachines = (count: number): Text => ({
  en: `And on ${count} more ${count === 1 ? 'machine' : 'machines'}.`,
  es: `Y en ${count} ${count === 1 ? 'máquina' : 'máquinas'} más.`,
})

function subjectOf(machines: readonly (readonly DueNotice[])[], tasks: number): Text {
  const [notice] = machines[0] ?? []
  if (machines.length > 1 || !notice) {
    return {
      en: `${machines.length} machines: ${tasks} tasks due`,
      es: `${machines.length} máquinas: ${tasks} tareas pendientes`,
    }
  }
  const name = calledOf(notice)
  return tasks === 1
    ? { en: `${name}: ${notice.task} due`, es: `${name}: ${notice.task} pendiente` }
    : { en: `${name}: ${tasks} tasks due`, es: `${name}: ${tasks} tareas pendientes` }
}

const calledOf = ({ machine: { name, model, serialNumber } }: DueNotice) => name || `${model} ${serialNumber}`

const words = {
  en: { of: 'of', serialNumber: 'serial number', withKit: 'with the kit' },
  es: { of: 'de', serialNumber: 'número de serie', withKit: 'con el kit' },
}

const describeMachine =
  (notices: readonly DueNotice[]): RegionalText =>
  (region) =>
    inEachLocale(region, (locale) => {
      const [first] = notices
      if (!first) return ''
      const { of, serialNumber } = words[languageOf(locale)]
      const { machine, owner } = first
      const place = machine.location && `, ${machine.location}`
      const head = `${calledOf(first)} ${of} ${owner.name}: ${machine.model}, ${serialNumber} ${machine.serialNumber}${place}`
      return [head, ...notices.map((notice) => describeTask(notice, locale))].join('\n')
    })

function describeTask({ task, kit, since }: DueNotice, locale: Locale): string {
  const { withKit } = words[languageOf(locale)]
  return `- ${task}: ${overdueInWords(since, locale)}${kit ? `, ${withKit} ${kit}.` : '.'}`
}
