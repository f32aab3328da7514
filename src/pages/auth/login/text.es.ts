import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Iniciar sesión',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  emailRequired: 'El correo electrónico es obligatorio.',
  passwordRequired: 'La contraseña es obligatoria.',
  expired: 'Su sesión ha terminado. Inicie sesión para continuar donde lo dejó.',
  newPassword: 'Su nueva contraseña está guardada. Inicie sesión con ella.',
  promise: 'Pregunte por su máquina. Reciba la respuesta con la página del manual.',
}
