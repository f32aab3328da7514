import type { Address } from './address'

export const yard: Address = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c01',
  label: 'Yard',
  recipient: 'Goods in',
  line1: '12 Quarry Road',
  line2: '',
  city: 'Butte',
  region: 'MT',
  postal_code: '59701',
  country: 'US',
  phone_number: '+1 406 555 0133',
  is_default: true,
}

export const office: Address = {
  ...yard,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1c02',
  label: 'Office',
  recipient: '',
  line1: 'Granite Street 4',
  line2: 'Second floor',
  phone_number: '',
  is_default: false,
}
