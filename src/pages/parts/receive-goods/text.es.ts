import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Recibir mercancía',
  summary: 'Busque cada pieza entregada e introduzca cuántas llegaron.',
  find: 'Pieza',
  findHelp: 'Número de pieza o descripción, como en el albarán.',
  failed: 'No se pudo cargar la pieza. {{reason}}',
  tryAgain: 'Reintentar',
  received: 'Recibido ahora',
  part: 'Pieza',
  onHand: 'Existencias',
  available: 'Disponibles',
  nothingTitle: 'Todavía no se ha recibido nada',
  nothing: 'Lo que reciba aparece aquí hasta que salga de esta página.',
  noCatalogueTitle: 'Todavía no hay catálogo',
  noCatalogue: 'Un administrador debe crear el catálogo antes de recibir mercancía.',
}
