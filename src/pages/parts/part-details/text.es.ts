import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  fallback: 'Pieza',
  goneTitle: 'Pieza no encontrada',
  gone: 'Se eliminó del catálogo o es de otro concesionario.',
  errorTitle: 'No se pudo cargar la pieza',
  notSold: 'Fuera de venta',
  back: 'Recibir mercancía',
  receive: 'Recibir esta pieza',
  edit: 'Abrir en el catálogo',
  movements: 'Movimientos de existencias',
  sale: 'Venta',
  price: 'Precio',
  noPrice: 'Sin precio',
  fromQuantity: 'Desde {{quantity}}',
  coreCharge: 'Cargo por casco',
  manufacturer: 'Fabricante',
  unit: 'Unidad',
  packSize: 'Unidades por paquete',
  minQuantity: 'Cantidad mínima',
  replacedBy: 'La sustituye',
  locations: 'Por ubicación',
  nowhereTitle: 'Nunca ha habido existencias',
  nowhere: 'Aparece aquí en cuanto se reciba mercancía.',
}
