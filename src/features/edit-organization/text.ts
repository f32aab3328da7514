import { defineText } from '@/shared/lib/i18n'

export const en = {
  name: 'Name',
  nameRequired: 'Name is required field.',
  description: 'Description',
  descriptionHelp: 'What the organization does, in a sentence.',
  phone: 'Phone number',
  timeZone: 'Time zone',
  timeZoneHelp: 'Due dates, completions and e-mails follow the calendar of this place.',
  save: 'Save',
  saved: 'Organization saved',
  logo: 'Logo',
  chooseLogo: 'Choose a logo',
  logoHelp: 'PNG, JPEG, WebP or SVG of at most 2 MB.',
  logoPreview: 'The chosen picture, {{name}}',
  saveLogo: 'Save logo',
  removeLogo: 'Remove logo',
  logoSaved: 'Logo saved',
  logoRemoved: 'Logo removed',
  noPicture: 'This is no PNG, JPEG, WebP or SVG.',
  tooLarge: 'This picture is larger than 2 MB.',
  emptyFile: 'This file is empty.',
  cancel: 'Cancel',
  createTitle: 'Create an operator',
  createDescription:
    'A customer that owns and runs machines. Your dealership serves it from the start; then invite its people.',
  create: 'Create operator',
  created: '{{name}} created',
  createOrganizationTitle: 'Create an organization',
  createOrganization: 'Create organization',
  type: 'Kind',
  servedBy: 'Served by',
  servedByNobody: 'No dealership yet',
}

export const editOrganizationText = defineText('edit-organization', en, { es: () => import('./text.es') })
