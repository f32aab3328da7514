import type { EmailMessage } from '../../notifications'
import type { MailedLink } from '../../portal-links'

/** Who is told, and the link of their side to the due kits. */
export interface Addressee {
  to: string
  organizationId: string
  kits: MailedLink
}

interface Told extends Addressee {
  machine: { brand: string; model: string; serial_number: string; name: string; location: string; owner: string }
  tasks: readonly { name: string; kit: string | undefined }[]
  /** The machine's page, for those who have an account. */
  url: string
}

/** Tells what is to be done on a machine, and with which kit. */
export function dueEmail({ to, organizationId, machine, tasks, url, kits }: Told): EmailMessage {
  const { brand, model, serial_number: serialNumber, name, location, owner } = machine
  const called = name || `${brand} ${model} ${serialNumber}`
  const first = tasks.length === 1 ? tasks[0]?.name : `${tasks.length} tasks`
  return {
    kind: 'maintenance_due',
    to,
    organizationId,
    subject: `${called}: ${first} due`,
    paragraphs: [
      `Maintenance is due on ${called} of ${owner}: ${brand} ${model}, serial number ${serialNumber}${location && `, ${location}`}.`,
      ...tasks.map((task) => (task.kit ? `${task.name}, with the kit ${task.kit}.` : `${task.name}.`)),
      'Once it is done, say so in Yardhand: the interval begins anew.',
    ],
    action: { label: 'Show the machine', url },
    further: { label: 'The due kits with their parts, to pass on: no sign-in needed', url: kits.url },
    secrets: [kits.token],
  }
}
