import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Marcas de máquinas',
  search: 'Buscar marcas',
  name: 'Marca',
  machines: 'Máquinas',
  actions: 'Acciones',
  add: 'Añadir marca',
  addTitle: 'Añadir una marca',
  addHelp: 'Sus máquinas aparecen y se encuentran con este nombre.',
  addSubmit: 'Añadir',
  added: 'Se ha añadido {{name}}',
  rename: 'Cambiar nombre',
  renameNamed: 'Cambiar el nombre de {{name}}',
  renameTitle: 'Cambiar el nombre de {{name}}',
  renameHelp: 'Sus máquinas llevan el nuevo nombre enseguida. Sus manuales y direcciones no cambian.',
  renameSubmit: 'Guardar',
  renamed: 'Se ha guardado {{name}}',
  nameRequired: 'La marca es obligatoria.',
  emptyTitle: 'Todavía no hay marcas',
  empty: 'Aquí aparecen las marcas de las máquinas que usted puede ver.',
  emptyForSuperUser: 'Cada máquina es de una marca. Añada la primera.',
}
