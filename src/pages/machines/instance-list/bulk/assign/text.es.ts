import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  assign: 'Asignar plan',
  assignTitle: 'Asignar el plan de mantenimiento',
  assignHelp:
    'Cada máquina recibe las tareas que su concesionario ha previsto para su modelo. Las que ya tiene se quedan como están.',
  assignSubmit_one: 'Asignar a {{count}} máquina',
  assignSubmit_other: 'Asignar a {{count}} máquinas',
  machines: 'Máquinas',
  modelBy: '{{model}}, {{dealership}}',
  nobody: 'sin concesionario',
  assignedSome: '{{done}} de {{count}} máquinas procesadas',
  unsent_one: 'El servidor no confirmó {{count}} máquina. Compruebe su conexión e inténtelo de nuevo.',
  unsent_other: 'El servidor no confirmó {{count}} máquinas. Compruebe su conexión e inténtelo de nuevo.',
  continue: 'Seguir sin el resto',
  assignedTitle: 'Plan de mantenimiento',
  done: 'Listo',
  notAssigned_one: '{{count}} máquina no recibió plan',
  notAssigned_other: '{{count}} máquinas no recibieron plan',
  added_one: '{{count}} tarea añadida',
  added_other: '{{count}} tareas añadidas',
  hadAll: 'Ya tenía todas sus tareas',
  lastDoneTitle: '¿Cuándo se hizo cada tarea por última vez?',
  lastDoneHelp:
    'El intervalo cuenta desde entonces. Indique lo que sepa: basta con lo que marcaba el contador. Lo que deje en blanco cuenta desde el día en que se añadió la tarea.',
  skip: 'Omitir',
  saveLastDone: 'Guardar',
  saved: 'Guardado',
  lastDoneSaved_one: 'Guardado en {{count}} máquina',
  lastDoneSaved_other: 'Guardado en {{count}} máquinas',
  notSaved_one: '{{count}} máquina no se guardó',
  notSaved_other: '{{count}} máquinas no se guardaron',
  notSavedHelp: 'El motivo está junto a cada máquina.',
}
