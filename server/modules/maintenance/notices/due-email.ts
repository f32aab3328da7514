import { groupBy } from '../../../domain/group-by'
import type { EmailMessage, Outbox } from '../../notifications'
import type { KitsSide, MailedLink } from '../../portal-links'
import type { DueNotice } from './due-notice.repository'

export interface DueEmail {
  /** Of one person, by owner and machine. */
  notices: readonly DueNotice[]
  /** The link of their side to the due kits of an owner. */
  linkOf: (side: KitsSide) => MailedLink | undefined
  addressOf: Outbox['addressOf']
}

/** More than anybody reads in an e-mail: the product itself has the rest. */
const MAX_MACHINES = 50
const MAX_LINKS = 10

/** The sides whose links to due kits the e-mail of one person carries, each once. */
export function kitsSidesOf(notices: readonly DueNotice[]): KitsSide[] {
  const owners = [...groupBy(notices, ({ owner }) => owner.id).values()].flatMap(([first]) => first ?? [])
  return owners.slice(0, MAX_LINKS).map(kitsSideOf)
}

const kitsSideOf = ({ organizationId, owner }: DueNotice): KitsSide => ({
  organizationId: owner.id,
  dealershipId: organizationId === owner.id ? null : organizationId,
})

/** All that has fallen due for one person: what is to be done on which machine, and with which kit. */
export function dueEmail({ notices, linkOf, addressOf }: DueEmail): EmailMessage {
  const [first] = notices
  if (!first) throw new Error('an e-mail about nothing')
  const machines = [...groupBy(notices, ({ machine }) => machine.id).values()]
  const further = kitsSidesOf(notices).flatMap((side) => {
    const link = linkOf(side)
    const owner = notices.find(({ owner: { id } }) => id === side.organizationId)?.owner.name
    return link ? [{ label: `The due kits of ${owner} with their parts, to pass on: no sign-in needed`, ...link }] : []
  })
  const more = machines.length - MAX_MACHINES
  return {
    kind: 'maintenance_due',
    to: first.email,
    organizationId: first.organizationId,
    unsubscribe: { personId: first.personId },
    subject: subjectOf(machines, notices.length),
    paragraphs: [
      'This maintenance has fallen due:',
      ...machines.slice(0, MAX_MACHINES).map(describeMachine),
      ...(more > 0 ? [`And on ${more} more ${more === 1 ? 'machine' : 'machines'}.`] : []),
      'Once it is done, enter it in Yardhand: the next interval starts.',
    ],
    action:
      machines.length === 1
        ? { label: 'Show the machine', url: addressOf(`/machine-instances/${first.machine.id}`) }
        : { label: 'Show the machines', url: addressOf('/machine-instances') },
    further: further.map(({ label, url }) => ({ label, url })),
    secrets: further.map(({ token }) => token),
  }
}

function subjectOf(machines: readonly (readonly DueNotice[])[], tasks: number): string {
  const [notice] = machines[0] ?? []
  if (machines.length > 1 || !notice) return `${machines.length} machines: ${tasks} tasks due`
  return `${calledOf(notice)}: ${tasks === 1 ? notice.task : `${tasks} tasks`} due`
}

const calledOf = ({ machine: { name, model, serialNumber } }: DueNotice) => name || `${model} ${serialNumber}`

function describeMachine(notices: readonly DueNotice[]): string {
  const [first] = notices
  if (!first) return ''
  const { model, serialNumber, location } = first.machine
  const place = location && `, ${location}`
  const head = `${calledOf(first)} of ${first.owner.name}: ${model}, serial number ${serialNumber}${place}`
  return [head, ...notices.map(describeTask)].join('\n')
}

const describeTask = ({ task, kit, isOverdue }: DueNotice) =>
  `- ${task}${isOverdue ? ' (overdue)' : ''}${kit ? `, with the kit ${kit}.` : '.'}`
