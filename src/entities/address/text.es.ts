import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  recipient: 'Destinatario',
  line1: 'Calle y número',
  line1Required: 'Introduzca la calle y el número.',
  line2: 'Segunda línea',
  city: 'Ciudad',
  cityRequired: 'Introduzca la ciudad.',
  region: 'Estado o región',
  postalCode: 'Código postal',
  country: 'País',
  chooseCountry: 'Elija un país',
  countryRequired: 'Elija un país.',
  phone: 'Teléfono',
}
