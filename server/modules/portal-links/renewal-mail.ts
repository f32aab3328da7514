import { salesNumber } from '../../domain/sales-number'
import type { Text } from '../../domain/text'
import type { EmailMessage } from '../notifications'
import type { PortalLinkKind } from './portal-link'

interface Renewal {
  kind: PortalLinkKind
  /** The operator that the link was given to. */
  operator: { id: string; name: string }
  /** Null for a link that does not open one machine. */
  machine: { name: string; serialNumber: string } | null
  /** Of the order or quote; null for a link that does not open one. */
  number: number | null
  /** What the person who requests it writes about themselves; data, never trusted. */
  contact: string
}

/** Notifies an admin that somebody has used a link that has ended. */
export function renewalAskedEmail(to: string, renewal: Renewal, url: string): EmailMessage {
  const { operator, contact } = renewal
  const { named, tried, action } = wordsOf(renewal)
  return {
    kind: 'portal_link_asked',
    to,
    organizationId: operator.id,
    subject: { en: `New link requested: ${named.en}`, es: `Solicitud de enlace nuevo: ${named.es}` },
    paragraphs: [
      {
        en: `Someone at ${operator.name} tried to ${tried.en}. Their link no longer works.`,
        es: `Alguien de ${operator.name} intentó ${tried.es}. Su enlace ya no funciona.`,
      },
      contact
        ? { en: `They wrote: “${contact}”`, es: `Escribió: «${contact}»` }
        : { en: 'They did not leave a name.', es: 'No dejó su nombre.' },
      {
        en: 'If they should have access, create a new link and send it to them. Nothing is sent automatically.',
        es: 'Si debe tener acceso, cree un enlace nuevo y envíeselo. No se envía nada automáticamente.',
      },
    ],
    action: { label: action, url },
  }
}

interface Words {
  /** What the link opened, in the subject. */
  named: Text
  tried: Text
  /** On the button that leads to where a new link is given out. */
  action: Text
}

function wordsOf({ kind, operator, machine, number }: Renewal): Words {
  const name = { en: operator.name, es: operator.name }
  switch (kind) {
    case 'machine_hours': {
      const named = {
        en: `${machine?.name}, serial number ${machine?.serialNumber}`,
        es: `${machine?.name}, número de serie ${machine?.serialNumber}`,
      }
      return {
        named,
        tried: { en: `enter the hours of ${named.en}`, es: `registrar las horas de ${named.es}` },
        action: { en: 'Show the machine', es: 'Ver la máquina' },
      }
    }
    case 'service_kits':
      return {
        named: name,
        tried: { en: 'open the due service kits', es: 'abrir los kits de servicio pendientes' },
        action: { en: 'Show the machines', es: 'Ver las máquinas' },
      }
    case 'place_order':
      return {
        named: name,
        tried: { en: 'place an order', es: 'hacer un pedido' },
        action: { en: 'Show the orders', es: 'Ver los pedidos' },
      }
    default: {
      const { en, es, show } = records[kind]
      const shown = number === null ? '' : ` ${salesNumber(kind, number)}`
      return {
        named: { en: `${en}${shown}`, es: `${es}${shown}` },
        tried: { en: `open ${en}${shown}`, es: `abrir el ${es}${shown}` },
        action: show,
      }
    }
  }
}

const records = {
  order: { en: 'order', es: 'pedido', show: { en: 'Show the order', es: 'Ver el pedido' } },
  quote: { en: 'quote', es: 'presupuesto', show: { en: 'Show the quote', es: 'Ver el presupuesto' } },
  maintenance_quote: {
    en: 'maintenance quote',
    es: 'presupuesto de mantenimiento',
    show: { en: 'Show the maintenance quote', es: 'Ver el presupuesto de mantenimiento' },
  },
}
