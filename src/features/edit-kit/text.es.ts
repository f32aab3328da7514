import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  addTitle: 'Componer un kit de servicio',
  add: 'Añadir kit',
  editTitle: 'Editar {{name}}',
  save: 'Guardar',
  saved: 'Se ha guardado {{name}}',
  name: 'Nombre',
  nameRequired: 'El nombre es obligatorio.',
  interval: 'Cada cuántas horas o km',
  wholeNumber: 'Introduzca un número entero.',
  parts: 'Piezas',
  partsHelp:
    'Una pieza que ya está en su catálogo conserva su descripción y su precio; cualquier otra se añade a él, sin precio.',
  partN: 'Pieza {{n}}',
  partNumber: 'Número de pieza',
  partNumberRequired: 'El número de pieza es obligatorio.',
  description: 'Descripción',
  quantity: 'Cantidad',
  quantityRequired: 'Introduzca cuántas, como número entero.',
  addPart: 'Añadir una pieza',
  removePart: 'Quitar la pieza {{n}}',
  deleteTitle: '¿Eliminar {{name}}?',
  deleteHelp: 'Las tareas que lo nombran siguen sin él. Sus piezas quedan en el catálogo.',
  deleteConfirm: 'Eliminar kit',
  deleted: 'Se ha eliminado {{name}}',
}
