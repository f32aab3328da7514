import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  back: 'Presupuestos',
  requestTitle: 'Pedir un presupuesto',
  writeTitle: 'Nuevo presupuesto',
  summary_buyer: 'Elija piezas o describa lo que necesita. El concesionario responde con precios.',
  summary_seller: 'El cliente verá el presupuesto cuando le haya puesto precios y lo haya enviado.',
  dealership: 'Concesionario',
  customer: 'Cliente',
  choose: 'Elija',
  dealershipRequired: 'Elija un concesionario.',
  customerRequired: 'Elija un cliente.',
  noCatalogue: 'No hay ningún catálogo',
  noCatalogue_buyer: 'Ningún concesionario que lo atiende tiene todavía un catálogo.',
  noCatalogue_seller: 'Cree primero su catálogo en «Gestionar catálogo».',
  note: 'Nota',
  poNumber: 'Orden de compra',
  request: 'Enviar la solicitud',
  write: 'Crear el borrador',
  requested: 'Solicitud enviada',
  written: 'Borrador creado',
}
