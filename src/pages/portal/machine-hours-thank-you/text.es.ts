import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Lectura guardada',
  saved: 'Guardado. ¡Gracias!',
  newMeter: 'Como primera lectura de un contador nuevo.',
  withPhotograph: 'Con la fotografía del contador.',
  photographRefused: 'La fotografía no se guardó: {{reason}}',
  due: 'Se avisará a {{dealership}}.',
  dueYours: 'Se avisará a los responsables de esta máquina.',
  nothingDue: 'No hay ningún servicio pendiente.',
  another: 'Introducir otra lectura',
  signIn: 'Iniciar sesión',
  nothing: 'No se introdujo ninguna lectura',
  nothingAdvice: 'Escanee otra vez la etiqueta de la máquina o abra el enlace del correo.',
}
