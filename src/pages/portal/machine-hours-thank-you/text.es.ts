import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Horas guardadas',
  saved: 'Guardado. ¡Gracias!',
  newMeter: 'Como primera lectura de un contador nuevo.',
  dueTitle: 'Esto ha vencido',
  due: '{{dealership}} recibe el aviso.',
  dueYours: 'Quien cuida de la máquina recibe el aviso.',
  nothingDue: 'No ha vencido nada con ella.',
  another: 'Introducir otra cifra',
  nothing: 'Aquí no se introdujo nada',
  nothingAdvice: 'Escanee la etiqueta de la máquina o abra otra vez el enlace del correo.',
}
