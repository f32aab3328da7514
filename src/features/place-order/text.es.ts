import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  contact: 'Su nombre',
  contactRequired: 'Introduzca su nombre.',
  email: 'Su correo electrónico',
  emailHelp:
    'Le enviamos el enlace a su pedido y un correo en cada paso. Cada correo explica cómo dejar de recibirlos.',
  pieces: 'Cantidad',
  quantity: 'Cantidad de {{name}}',
  quantityWrong: 'Introduzca un número entero de 1 como mínimo.',
  delivery: 'Entrega',
  SHIP: 'Enviar',
  PICKUP: 'Recoger en el concesionario',
  address: 'Enviar a',
  otherAddress: 'Otra dirección',
  poNumber: 'Número de orden de compra',
  note: 'Nota',
  addressOnFile: 'La dirección registrada',
}
