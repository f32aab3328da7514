import { defineText } from '@/shared/lib/i18n'

export const en = {
  name: 'Name',
  nameRequired: 'Enter a name.',
  description: 'Description',
  descriptionHelp: 'What the organization does, in a sentence.',
  phone: 'Phone number',
  timeZone: 'Time zone',
  timeZoneHelp: 'Used for due dates, completed work and e-mails.',
  save: 'Save organization',
  saved: 'Organization saved',
  logo: 'Logo',
  chooseLogo: 'Choose a logo',
  logoHelp: 'PNG, JPEG, WebP or SVG of at most 2 MB.',
  logoPreview: 'The chosen picture, {{name}}',
  saveLogo: 'Save logo',
  removeLogo: 'Remove logo',
  logoSaved: 'Logo saved',
  logoRemoved: 'Logo removed',
  noPicture: 'This file is not a PNG, JPEG, WebP or SVG. Choose another one.',
  tooLarge: 'This picture is larger than 2 MB. Choose a smaller one.',
  emptyFile: 'This file is empty. Choose another one.',
  cancel: 'Cancel',
  createTitle: 'Create an operator',
  createDescription:
    'A customer that owns and runs machines. Your dealership serves it at once. Invite its people next.',
  create: 'Create operator',
  created: '{{name}} created',
  createOrganizationTitle: 'Create an organization',
  createOrganization: 'Create organization',
  type: 'Type',
  servedBy: 'Served by',
  servedByNobody: 'No dealership yet',
}

export const editOrganizationText = defineText('edit-organization', en, { es: () => import('./text.es') })
