import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  parts: 'Piezas encontradas',
  bundles: 'Conjuntos encontrados',
  partHint: 'Número o descripción',
  bundleHint: 'Nombre del conjunto',
  available: '{{count}} disponibles',
  notAvailable: 'Pendiente de existencias',
  noPrice: 'Sin precio',
  replacedBy: 'Sustituida por {{number}}',
  nothingFound: 'No se encontró nada para «{{search}}».',
  found: '{{count}} encontrados',
  failed: 'La búsqueda ha fallado.',
  tryAgain: 'Reintentar',
}
