import { defineText } from '@/shared/lib/i18n'

export const en = {
  open: 'Picture of {{name}}',
}

export const partPictureText = defineText('partPicture', en, { es: () => import('./text.es') })
