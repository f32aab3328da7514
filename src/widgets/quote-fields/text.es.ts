import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  addPart: 'Añadir una pieza',
  addBundle: 'Añadir un conjunto',
  addText: 'Añadir otra cosa',
  pasteNumbers: 'Pegar números de pieza',
  lines: 'Líneas',
  noLines: 'Añada al menos una línea.',
  description: '¿Qué necesita?',
  descriptionRequired: 'Describa lo que necesita.',
  pieces: 'Cantidad',
  quantity: 'Cantidad de {{line}}',
  quantityWrong: 'Introduzca un número entero de 1 como mínimo.',
  remove: 'Quitar {{line}}',
  unnamed: 'línea {{n}}',
  delivery: 'Entrega',
  SHIP: 'Envío',
  PICKUP: 'Recogida en el concesionario',
  address: 'Enviar a',
  otherAddress: 'Otra dirección',
  later: 'Aún no se conoce: indíquela antes de enviar el presupuesto',
}
