import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  checking: 'Revisando su enlace…',
  signInAs: 'Iniciar sesión como {{name}}',
  account: 'Cuenta: {{email}}',
  oneClick: 'Falta un clic. Se lo pedimos porque los programas de correo abren los enlaces por sí mismos.',
  failed: 'No se pudo iniciar sesión',
}
