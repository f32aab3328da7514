import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  parts: 'Repuestos encontrados',
  bundles: 'Paquetes encontrados',
  partHint: 'Número o descripción',
  bundleHint: 'Nombre del paquete',
  available: '{{count}} disponibles',
  notAvailable: 'Pedido pendiente',
  noPrice: 'Sin precio',
  replacedBy: 'Sustituido por {{number}}',
  nothingFound: 'No se encontró nada para «{{search}}».',
  found: '{{count}} encontrados',
  failed: 'La búsqueda ha fallado.',
  tryAgain: 'Reintentar',
}
