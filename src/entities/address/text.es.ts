import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  recipient: 'Destinatario',
  line1: 'Calle y número',
  line1Required: 'La calle es obligatoria.',
  line2: 'Otra línea',
  city: 'Ciudad',
  cityRequired: 'La ciudad es obligatoria.',
  region: 'Estado o región',
  postalCode: 'Código postal',
  country: 'País',
  chooseCountry: 'Elija un país',
  countryRequired: 'El país es obligatorio.',
  phone: 'Teléfono',
}
