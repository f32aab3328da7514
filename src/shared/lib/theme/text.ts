import { defineText } from '../i18n'

export const en = {
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
}

export const themeText = defineText('theme', en, { es: () => import('./text.es') })
