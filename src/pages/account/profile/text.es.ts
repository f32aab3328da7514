import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  changePasswordLink: 'Cambiar contraseña',
  title: 'Ajustes',
  details: 'Sus datos',
  preferences: 'Aspecto e idioma',
  emails: 'Correos',
  password: 'Contraseña',
  passwordHelp: 'Cámbiela cuando otra persona pueda conocerla. Usted sigue conectado aquí.',
  sessions: 'Dónde tiene la sesión abierta',
  sessionsHelp: 'Cierre lo que no conozca o ya no use.',
  loading: 'Cargando',
  signOut: 'Cerrar sesión',
  signOutNamed: 'Cerrar la sesión de {{device}}, iniciada el {{when}}',
  signOutTitle: '¿Cerrar la sesión de {{device}}?',
  signOutWarning: 'Sesión iniciada el {{when}}. Quien lo use tendrá que volver a entrar.',
  signedOut: 'Sesión de {{device}} cerrada',
  signOutOthers: 'Cerrar todas las demás',
  signOutOthersTitle: '¿Cerrar todas las demás sesiones?',
  signOutOthersWarning: 'Todos los demás dispositivos tendrán que volver a entrar. Este sigue conectado.',
  othersSignedOut: 'Todas las demás sesiones están cerradas',
  onlyHere: 'Solo tiene la sesión abierta aquí.',
}
