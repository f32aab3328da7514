import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  firstName: 'Nombre',
  firstNameRequired: 'El nombre es obligatorio.',
  lastName: 'Apellidos',
  lastNameRequired: 'Los apellidos son obligatorios.',
  email: 'Correo electrónico',
  emailHelp: 'Usted entra con él, por eso no se puede cambiar aquí.',
  save: 'Guardar',
  saved: 'Perfil guardado',
  theme: 'Tema',
  themeHelp: 'Para este dispositivo.',
  language: 'Idioma',
  languageHelp: 'También donde usted entre la próxima vez.',
  units: 'Unidades',
  unitsHelp: 'Para presiones, pesos y volúmenes.',
  metric: 'Métricas (bar, kg, l)',
  us: 'EE. UU. (psi, lb, gal)',
  dueEmails: 'Correos sobre mantenimiento vencido',
  dueEmailsHelp: 'Un solo correo para todas las máquinas, por la mañana de su organización.',
  at_once: 'Al momento',
  daily: 'Cada mañana',
  weekly: 'Los lunes por la mañana',
  never: 'Nunca',
  preferenceSaved: 'Guardado en su cuenta',
  preferenceFailed: 'No se guardó en su cuenta: {{reason}}',
}
