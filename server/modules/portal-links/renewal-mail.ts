import type { EmailMessage } from '../notifications'
import type { PortalLinkKind } from './portal-link'

interface Renewal {
  kind: PortalLinkKind
  /** The operator whose yard it is about. */
  operator: { id: string; name: string }
  /** As in `Harrow WL-120, serial number GHT00123`; null for a link to all due kits. */
  machine: string | null
  /** What whoever asks says of themselves; data, never trusted. */
  contact: string
}

/** Tells an admin that somebody stands there with a link that has ended. */
export function renewalAskedEmail(
  to: string,
  { kind, operator, machine, contact }: Renewal,
  url: string,
): EmailMessage {
  const subject = machine ? `A new link is asked for: ${machine}` : `A new link is asked for: ${operator.name}`
  const what =
    kind === 'machine_hours'
      ? `Somebody at ${operator.name} tried to enter the hours of ${machine}. The link of its label has ended.`
      : `Somebody at ${operator.name} tried to open the due service kits. Their link has ended.`
  return {
    kind: 'portal_link_asked',
    to,
    organizationId: operator.id,
    subject,
    paragraphs: [
      what,
      contact ? `They say of themselves: “${contact}”` : 'They did not say who they are.',
      'If they may go on, make a new link and give it to them: they get nothing by themselves.',
    ],
    action: { label: machine ? 'Show the machine' : 'Show the machines', url },
  }
}
