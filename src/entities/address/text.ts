import { defineText } from '@/shared/lib/i18n'

export const en = {
  recipient: 'Recipient',
  line1: 'Street and number',
  line1Required: 'Enter the street and number.',
  line2: 'Address line 2',
  city: 'City',
  cityRequired: 'Enter the city.',
  region: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  chooseCountry: 'Choose a country',
  countryRequired: 'Choose a country.',
  phone: 'Phone number',
}

export const addressText = defineText('address', en, { es: () => import('./text.es') })
