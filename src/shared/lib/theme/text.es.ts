import type { Translation } from '../i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  system: 'Igual que el dispositivo',
  light: 'Claro',
  dark: 'Oscuro',
  contrast: 'Alto contraste',
}
