import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Pedir kits de servicio',
  sides: '{{operator}} pide a {{dealership}}',
  failed: 'No se pudo abrir el enlace',
  kits: 'Kits de los servicios pendientes',
  forTask: '{{task}} en {{machine}}',
  noPrice: 'Sin precio. Consulte al concesionario.',
  subtotal: 'Piezas',
  coreCharge: 'Cargos por casco',
  total: 'Total sin impuestos',
  place: 'Pedir kits',
  chooseOne: 'Elija al menos un kit.',
  nothing: 'No hay nada que pedir',
  nothingAdvice: 'Ningún servicio pendiente tiene un kit que se pueda pedir aquí. Consulte al concesionario.',
  back: 'Volver a los servicios pendientes',
}
