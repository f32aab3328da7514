import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  checking: 'Comprobando su enlace…',
  signInAs: 'Iniciar sesión como {{name}}',
  account: 'Cuenta: {{email}}',
  oneClick:
    'Pulse el botón para iniciar sesión. Se lo pedimos porque los programas de correo abren los enlaces automáticamente.',
  failed: 'No se inició la sesión',
}
