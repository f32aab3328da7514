import { defineText } from '@/shared/lib/i18n'

export const en = {
  firstName: 'First name',
  firstNameRequired: 'First name is required field.',
  lastName: 'Last name',
  lastNameRequired: 'Last name is required field.',
  email: 'E-mail',
  emailHelp: 'You sign in with it, so it cannot be changed here.',
  save: 'Save',
  saved: 'Profile saved',
  theme: 'Theme',
  themeHelp: 'For this device.',
  language: 'Language',
  languageHelp: 'Also where you sign in next.',
  units: 'Units',
  unitsHelp: 'For pressures, weights and volumes.',
  metric: 'Metric (bar, kg, l)',
  us: 'US (psi, lb, gal)',
  dueEmails: 'E-mails about due maintenance',
  dueEmailsHelp: 'One e-mail for all machines, in the morning of your organization.',
  at_once: 'At once',
  daily: 'Every morning',
  weekly: 'On Monday mornings',
  never: 'Never',
  preferenceSaved: 'Saved with your account',
  preferenceFailed: 'This was not saved with your account: {{reason}}',
}

export const editProfileText = defineText('edit-profile', en, { es: () => import('./text.es') })
