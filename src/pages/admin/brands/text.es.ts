import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Marcas de máquinas',
  search: 'Buscar marcas',
  name: 'Marca',
  machines: 'Modelos',
  actions: 'Acciones',
  add: 'Añadir marca',
  addTitle: 'Añadir una marca',
  addHelp: 'Sus modelos aparecen con este nombre.',
  addSubmit: 'Añadir marca',
  added: 'Se ha añadido {{name}}',
  rename: 'Cambiar nombre',
  renameNamed: 'Cambiar el nombre de {{name}}',
  renameTitle: 'Cambiar el nombre de {{name}}',
  renameHelp: 'Sus modelos muestran el nuevo nombre enseguida. Sus manuales y enlaces no cambian.',
  renameSubmit: 'Guardar nombre',
  renamed: 'Se ha guardado {{name}}',
  nameRequired: 'Introduzca el nombre de la marca.',
  emptyTitle: 'Todavía no hay marcas',
  empty: 'Aquí aparecen las marcas de los modelos que usted puede ver.',
  emptyForSuperUser: 'Cada modelo es de una marca. Añada la primera.',
}
