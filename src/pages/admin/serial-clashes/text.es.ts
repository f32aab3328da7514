import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Números de serie repetidos',
  summary:
    'Máquinas del mismo modelo y número de serie con varios propietarios. Lo habitual es que uno lo haya escrito mal o no haya puesto fuera de servicio una máquina vendida.',
  search: 'Buscar números de serie',
  serialNumber: 'Número de serie',
  model: 'Modelo',
  machines: 'Máquinas',
  addedAt: 'Última alta',
  emptyTitle: 'No hay repeticiones',
  empty: 'Cada número de serie en servicio es de un solo propietario.',
}
