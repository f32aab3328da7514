import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Hecho: {{task}}',
  fixed: 'El siguiente intervalo empieza donde vencía este.',
  sliding: 'El siguiente intervalo empieza ahora.',
  hours: 'Contador al terminar',
  hoursHelp: 'Déjelo vacío para usar la última lectura.',
  hoursWrong: 'Introduzca una cifra con un decimal como máximo, por ejemplo 1250,5.',
  doneOn: 'Hecho el',
  note: 'Nota',
  done: 'Guardar como hecho',
  saved: '{{task}}: hecho',
}
