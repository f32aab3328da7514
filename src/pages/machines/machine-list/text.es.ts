import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  operatorMachines: 'Máquinas de operadores',
  allManuals: 'Manuales',
  title: 'Máquinas',
  search: 'Buscar máquinas',
  brand: 'Marca',
  status: 'Estado',
  anyStatus: 'Cualquier estado',
  model: 'Modelo',
  type: 'Tipo',
  manuals: 'Manuales',
  actions: 'Acciones',
  ask: 'Preguntar',
  askNamed: 'Preguntar sobre {{machine}}',
  add: 'Añadir modelo',
  emptyTitle: 'Todavía no hay modelos',
  empty: 'Aquí aparecen los modelos de las máquinas de su organización, con sus manuales. Los añade su concesionario.',
  emptyForStaff: 'Añada los modelos que usted vende y atiende. Después añada sus manuales, kits y planes.',
}
