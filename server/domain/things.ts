import type { Text } from './text'

/** What a call can fail to find, as the two languages name it; the English name is the key. */
const inSpanish = {
  Account: 'la cuenta',
  'Account request': 'la solicitud de cuenta',
  Address: 'la dirección',
  Brand: 'la marca',
  Completion: 'el trabajo hecho',
  Conversation: 'la conversación',
  Dealership: 'el concesionario',
  'E-mail': 'el correo',
  Endpoint: 'el punto de acceso',
  File: 'el archivo',
  Link: 'el enlace',
  Logo: 'el logotipo',
  Machine: 'la máquina',
  Manual: 'el manual',
  Message: 'el mensaje',
  Operator: 'el operador',
  'Operator machine': 'la máquina del operador',
  Organization: 'la organización',
  Page: 'la página',
  Reading: 'la lectura',
  Report: 'el informe',
  'Service kit': 'el kit de servicio',
  Session: 'la sesión',
  Task: 'la tarea',
  View: 'la vista',
} as const

export type Thing = keyof typeof inSpanish

export const thingNotFound = (thing: Thing): Text => ({
  en: `${thing} not found.`,
  es: `No se encontró ${inSpanish[thing]}.`,
})
