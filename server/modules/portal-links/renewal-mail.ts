import type { Text } from '../../domain/text'
import type { EmailMessage } from '../notifications'
import type { PortalLinkKind } from './portal-link'

interface Renewal {
  kind: PortalLinkKind
  /** The operator whose machines it is about. */
  operator: { id: string; name: string }
  /** Null for a link to all due kits. */
  machine: { name: string; serialNumber: string } | null
  /** What the person who requests it writes about themselves; data, never trusted. */
  contact: string
}

/** Notifies an admin that somebody has used a link that has ended. */
export function renewalAskedEmail(
  to: string,
  { kind, operator, machine, contact }: Renewal,
  url: string,
): EmailMessage {
  const named: Text = machine
    ? {
        en: `${machine.name}, serial number ${machine.serialNumber}`,
        es: `${machine.name}, número de serie ${machine.serialNumber}`,
      }
    : { en: operator.name, es: operator.name }
  return {
    kind: 'portal_link_asked',
    to,
    organizationId: operator.id,
    subject: { en: `A new link is asked for: ${named.en}`, es: `Se pide un enlace nuevo: ${named.es}` },
    paragraphs: [
      kind === 'machine_hours'
        ? {
            en: `Somebody at ${operator.name} tried to enter the hours of ${named.en}. The link of its label has ended.`,
            es: `Alguien de ${operator.name} intentó registrar las horas de ${named.es}. El enlace de su etiqueta ya no es válido.`,
          }
        : {
            en: `Somebody at ${operator.name} tried to open the due service kits. Their link has ended.`,
            es: `Alguien de ${operator.name} intentó abrir los kits de servicio pendientes. Su enlace ya no es válido.`,
          },
      contact
        ? { en: `They say of themselves: “${contact}”`, es: `Dice de sí mismo: «${contact}»` }
        : { en: 'They did not say who they are.', es: 'No dijo quién es.' },
      {
        en: 'If they may go on, create a new link and give it to them: nothing is sent to them automatically.',
        es: 'Si puede continuar, cree un enlace nuevo y déselo: no se le envía nada automáticamente.',
      },
    ],
    action: {
      label: machine
        ? { en: 'Show the machine', es: 'Ver la máquina' }
        : { en: 'Show the machines', es: 'Ver las máquinas' },
      url,
    },
  }
}
