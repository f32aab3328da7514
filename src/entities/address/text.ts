import { defineText } from '@/shared/lib/i18n'

export const en = {
  recipient: 'Recipient',
  line1: 'Street and number',
  line1Required: 'Street is required field.',
  line2: 'Further line',
  city: 'City',
  cityRequired: 'City is required field.',
  region: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  chooseCountry: 'Choose a country',
  countryRequired: 'Country is required field.',
  phone: 'Phone number',
}

export const addressText = defineText('address', en, { es: () => import('./text.es') })
