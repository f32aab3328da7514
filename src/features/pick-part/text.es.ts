import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  catalogueFailed: 'No se pudo cargar el catálogo',
  noCatalogue: 'No puede añadir piezas, porque el catálogo de {{dealership}} no está a su disposición.',
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
