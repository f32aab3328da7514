import type { Text } from './text'

/** The Spanish names of the records that a request can fail to find; the keys are the English names. */
const spanishNames = {
  Account: 'la cuenta',
  'Account request': 'la solicitud de cuenta',
  Address: 'la dirección',
  Brand: 'la marca',
  Completion: 'el trabajo hecho',
  Conversation: 'la conversación',
  Dealership: 'el concesionario',
  'E-mail': 'el correo',
  Endpoint: 'el punto de acceso',
  Feedback: 'la opinión',
  File: 'el archivo',
  Link: 'el vínculo',
  Logo: 'el logotipo',
  Machine: 'la máquina',
  Manual: 'el manual',
  Message: 'el mensaje',
  Operator: 'el operador',
  'Operator machine': 'la máquina del operador',
  Organization: 'la organización',
  Page: 'la página',
  'Portal link': 'el enlace',
  Reading: 'la lectura',
  Report: 'el informe',
  'Service kit': 'el kit de servicio',
  Session: 'la sesión',
  Task: 'la tarea',
  'Unsubscribe link': 'el enlace para darse de baja',
  View: 'la vista',
} as const

export type RecordName = keyof typeof spanishNames

export const recordNotFound = (record: RecordName): Text => ({
  en: `${record} not found.`,
  es: `No se encontró ${spanishNames[record]}.`,
})
