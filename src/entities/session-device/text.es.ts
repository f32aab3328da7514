import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  thisDevice: 'Este dispositivo',
  lastUsed: 'Último uso: {{when}}',
  signedIn: 'Sesión iniciada el {{when}}',
}
