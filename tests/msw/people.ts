import type { components } from '#contract/platform'

type User = components['schemas']['User']

export const operator: User = {
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a01',
  email: 'operator@ridgeline.example',
  username: 'operator@ridgeline.example',
  first_name: 'Rosa',
  last_name: 'Delgado',
  is_superuser: false,
  is_active: true,
  date_joined: '2026-01-12T09:00:00.000Z',
  groups: [{ name: 'Machine Operator' }],
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c11', name: 'Ridgeline Quarry', type: 'OPERATOR' },
  onboarding_status: null,
  language: 'en',
  units: 'metric',
  due_emails: 'daily',
  status: 'active',
}

export const dealershipAdmin: User = {
  ...operator,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a02',
  email: 'admin@northfield.example',
  username: 'admin@northfield.example',
  first_name: 'Ada',
  last_name: 'Brandt',
  groups: [{ name: 'Org Admin' }],
  organization: { id: '7b7e1c64-38a2-4a52-8d6d-4f9a2a1f0c12', name: 'Northfield Equipment', type: 'DEALERSHIP' },
}

export const orgUser: User = {
  ...dealershipAdmin,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a03',
  email: 'user@northfield.example',
  username: 'user@northfield.example',
  groups: [{ name: 'Org User' }],
}

export const superUser: User = {
  ...operator,
  id: '4f0c2c2e-5f0e-4a35-9a0b-6f0f6f7f1a04',
  email: 'super@yardhand.example',
  username: 'super@yardhand.example',
  is_superuser: true,
  groups: [],
  organization: null,
}
