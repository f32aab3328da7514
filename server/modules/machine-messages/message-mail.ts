import type { Text } from '../../domain/text'
import type { EmailMessage } from '../notifications'
import type { Addressee } from '../organizations'

interface MachineMessageEmail extends Addressee {
  /** Of the recipient. */
  organizationId: string
  /** Who wrote: an organization. */
  by: string
  /** Brand and model. */
  machine: string
  serialNumber: string
  /** Empty where photographs were sent without any. */
  words: string
}

export function machineMessageEmail(message: MachineMessageEmail): EmailMessage {
  const { organizationId, by, machine, serialNumber, words, url, ...addressee } = message
  const about = serialNumber ? `${machine} · ${serialNumber}` : machine
  return {
    kind: 'machine_message',
    topic: 'messages',
    ...addressee,
    organizationId,
    subject: { en: `Message from ${by} about ${machine}`, es: `Mensaje de ${by} sobre ${machine}` },
    paragraphs: [
      ...(words
        ? [
            { en: `${by} has written to you about ${about}:`, es: `${by} le ha escrito sobre ${about}:` },
            { en: `“${words}”`, es: `«${words}»` },
          ]
        : [{ en: `${by} has sent you photographs of ${about}.`, es: `${by} le ha enviado fotografías de ${about}.` }]),
      ...(url ? [] : [withoutAccount(by)]),
    ],
    ...(url && { action: { label: { en: 'Read and answer', es: 'Leer y responder' }, url } }),
  }
}

const withoutAccount = (by: string): Text => ({
  en: `Conversations and photographs are shown to those who have an account. Ask ${by} for one, or answer in another way.`,
  es: `Las conversaciones y las fotografías se muestran a quienes tienen una cuenta. Pida una a ${by} o responda por otro medio.`,
})
