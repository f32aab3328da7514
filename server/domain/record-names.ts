import type { Text } from './text'

/** The Spanish names of the records that a request can fail to find; the keys are the English names. */
const spanishNames = {
  Account: 'la cuenta',
  'Account request': 'la solicitud de cuenta',
  Address: 'la dirección',
  Brand: 'la marca',
  Bundle: 'el conjunto',
  'Cart line': 'la línea del carrito',
  Catalogue: 'el catálogo',
  Completion: 'el trabajo hecho',
  Conversation: 'la conversación',
  Dealership: 'el concesionario',
  'E-mail': 'el correo',
  Endpoint: 'el punto de acceso',
  Feedback: 'la opinión',
  File: 'el archivo',
  Import: 'la importación',
  Link: 'el vínculo',
  Location: 'la ubicación',
  Logo: 'el logotipo',
  Machine: 'la máquina',
  'Maintenance quote': 'el presupuesto de mantenimiento',
  Manual: 'el manual',
  Message: 'el mensaje',
  Operator: 'el operador',
  'Operator machine': 'la máquina del operador',
  Order: 'el pedido',
  Organization: 'la organización',
  Page: 'la página',
  Part: 'la pieza',
  Payment: 'el pago',
  'Portal link': 'el enlace',
  Quote: 'el presupuesto',
  'Price list': 'la lista de precios',
  Reading: 'la lectura',
  Report: 'el informe',
  'Service kit': 'el kit de servicio',
  Session: 'la sesión',
  Return: 'la devolución',
  Shipment: 'el envío',
  Task: 'la tarea',
  'Tax rate': 'el tipo impositivo',
  'Unsubscribe link': 'el enlace para darse de baja',
  View: 'la vista',
} as const

export type RecordName = keyof typeof spanishNames

export const recordNotFound = (record: RecordName): Text => ({
  en: `${record} not found.`,
  es: `No se encontró ${spanishNames[record]}.`,
})
