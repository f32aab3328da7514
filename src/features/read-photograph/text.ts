import { defineText } from '@/shared/lib/i18n'

export const en = {
  sending: 'Sending the photograph…',
  reading: 'Reading the photograph…',
  cancel: 'Cancel',
  unreadable: 'This file cannot be opened as a picture. Take a photograph, or choose a JPEG, PNG or WebP file.',
  nothing: 'Nothing could be read in the photograph. Go closer, avoid reflections, or type what it says.',
}

export const readPhotographText = defineText('read-photograph', en, { es: () => import('./text.es') })
