import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  tasks: 'Tareas',
  empty: 'Todavía no hay tareas. Añada la primera.',
  task: 'Tarea {{n}}',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio.',
  everyHours: 'Cada cuántas horas o km',
  everyDays: 'Cada cuántos días',
  intervalRequired: 'Indique un intervalo en horas, en días, o ambos.',
  wholeNumber: 'Introduzca un número entero.',
  mode: 'El siguiente intervalo empieza',
  fixed: 'donde vencía',
  sliding: 'donde se hizo',
  noticeHours: 'Aviso previo, en horas o km',
  noticeDays: 'Aviso previo, en días',
  kit: 'Kit de servicio',
  noKit: 'Sin kit',
  add: 'Añadir una tarea',
  removeNamed: 'Quitar {{task}}',
  save: 'Guardar plan',
  saved: 'Plan guardado',
}
