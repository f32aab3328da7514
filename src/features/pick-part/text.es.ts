import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  parts: 'Piezas encontradas',
  bundles: 'Conjuntos encontrados',
  partHint: 'Número o descripción',
  bundleHint: 'Nombre del conjunto',
  available: 'Disponibles: {{count}}',
  notAvailable: 'Pendiente de existencias',
  noPrice: 'Sin precio',
  replacedBy: 'Sustituida por {{number}}',
  nothingFound: 'No se encontró nada para «{{search}}».',
  found: 'Encontrados: {{count}}',
  failed: 'La búsqueda ha fallado.',
  tryAgain: 'Reintentar',
}
