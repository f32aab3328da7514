import { productName } from '../../../infrastructure/config/product'
import type { EmailMessage } from '../../notifications'

const showLinks = { en: 'Show the links', es: 'Ver los vínculos' }

interface Named {
  id: string
  name: string
}

interface Sides {
  dealership: Named
  operator: Named
}

/** Asks the admin of an operator whether a dealership may serve it. */
export const linkRequestedEmail = (to: string, { dealership, operator }: Sides, url: string): EmailMessage => ({
  kind: 'link-requested',
  to,
  organizationId: operator.id,
  subject: {
    en: `${dealership.name} asks to work with ${operator.name}`,
    es: `${dealership.name} solicita trabajar con ${operator.name}`,
  },
  paragraphs: [
    {
      en: `${dealership.name} asks to serve ${operator.name} in ${productName}.`,
      es: `${dealership.name} solicita atender a ${operator.name} en ${productName}.`,
    },
    {
      en: 'If you accept, its staff will see your organization and the machines, orders and quotes that you share with it. You will see its manuals for the models that it assigns to you.',
      es: 'Si acepta, su personal verá su organización y las máquinas, pedidos y presupuestos que comparta con ellos. Usted verá los manuales de los modelos que le asignen.',
    },
    {
      en: 'Either side can end this at any time. If you do not know them, decline.',
      es: 'Cualquiera de las partes puede terminarlo en cualquier momento. Si no los conoce, rechace la solicitud.',
    },
  ],
  action: { label: { en: 'Answer the request', es: 'Responder a la solicitud' }, url },
})

/** Notifies the requester that the operator agreed. */
export const linkAcceptedEmail = (to: string, { dealership, operator }: Sides, url: string): EmailMessage => ({
  kind: 'link-accepted',
  to,
  organizationId: dealership.id,
  subject: { en: `${operator.name} accepted your request`, es: `${operator.name} aceptó su solicitud` },
  paragraphs: [
    {
      en: `${operator.name} and ${dealership.name} work together in ${productName} from now on.`,
      es: `${operator.name} y ${dealership.name} trabajan juntos en ${productName} desde ahora.`,
    },
  ],
  action: { label: showLinks, url },
})

/** Notifies the requester of a refusal, without revealing more about the operator than the dealership knew. */
export const linkDeclinedEmail = (to: string, dealership: Named, email: string, url: string): EmailMessage => ({
  kind: 'link-declined',
  to,
  organizationId: dealership.id,
  subject: { en: 'Your request was declined', es: 'Su solicitud fue rechazada' },
  paragraphs: [
    {
      en: `The request of ${dealership.name} to ${email} was declined.`,
      es: `La solicitud de ${dealership.name} a ${email} fue rechazada.`,
    },
  ],
  action: { label: showLinks, url },
})

/** Notifies the admins of one side that the link with the other one has ended. */
export const linkEndedEmail = (to: string, own: Named, other: Named, url: string): EmailMessage => ({
  kind: 'link-ended',
  to,
  organizationId: own.id,
  subject: {
    en: `${own.name} and ${other.name} no longer work together`,
    es: `${own.name} y ${other.name} ya no trabajan juntos`,
  },
  paragraphs: [
    {
      en: `The link between ${own.name} and ${other.name} in ${productName} has ended.`,
      es: `El vínculo entre ${own.name} y ${other.name} en ${productName} ha terminado.`,
    },
    {
      en: 'What was recorded before stays readable to both; nothing new is shared from now on.',
      es: 'Lo registrado hasta ahora sigue siendo legible para ambos; desde ahora no se comparte nada nuevo.',
    },
  ],
  action: { label: showLinks, url },
})
