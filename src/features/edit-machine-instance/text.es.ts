import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Editar {{machine}}',
  name: 'Nombre',
  nameHelp: 'Como la llama su gente, por ejemplo Cargadora 3.',
  place: 'Lugar',
  serial: 'Número de serie',
  serialHelp: 'Se puede cambiar hasta la primera lectura del contador.',
  serialRequired: 'El número de serie es obligatorio.',
  inServiceOn: 'En servicio desde',
  retired: 'Fuera de servicio',
  retiredHelp: 'Ya no vence nada. Sus lecturas se conservan.',
  save: 'Guardar',
  saved: 'Máquina guardada',
}
