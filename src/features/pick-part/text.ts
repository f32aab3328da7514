import { defineText } from '@/shared/lib/i18n'

export const en = {
  catalogueFailed: 'The catalogue did not load',
  noCatalogue: 'You cannot add parts, because the catalogue of {{dealership}} is not available to you.',
  parts: 'Parts found',
  bundles: 'Bundles found',
  partHint: 'Number or description',
  bundleHint: 'Name of the bundle',
  available: '{{count}} available',
  notAvailable: 'Backorder',
  noPrice: 'No price',
  replacedBy: 'Replaced by {{number}}',
  nothingFound: 'Nothing found for “{{search}}”.',
  found: '{{count}} found',
  failed: 'The search failed.',
  tryAgain: 'Try again',
}

export const pickPartText = defineText('pick-part', en, { es: () => import('./text.es') })
