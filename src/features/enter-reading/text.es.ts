import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Introducir una lectura',
  last: 'El contador marcaba {{value}} el {{day}}.',
  value: 'Lo que marca el contador',
  valueHelp: 'Con un decimal como máximo, por ejemplo 1250,5.',
  valueWrong: 'Introduzca una cifra con un decimal como máximo, por ejemplo 1250,5.',
  takenAt: 'Leído el',
  takenAtHelp: 'Déjelo vacío si es ahora.',
  replaced: 'El contador fue reemplazado',
  replacedHelp: 'La cifra es la primera del contador nuevo. Lo que contó el anterior se conserva.',
  note: 'Nota',
  enter: 'Guardar lectura',
  confirm: 'Sí, {{value}} es correcto',
  saved: 'Lectura guardada',
  savedDue: 'Lectura guardada. Vence ahora: {{tasks}}',
}
