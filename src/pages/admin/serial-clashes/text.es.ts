import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Números de serie repetidos',
  summary:
    'Máquinas con el mismo modelo y número de serie pero distintos propietarios. Lo habitual es que uno lo haya escrito mal o no haya retirado una máquina vendida.',
  search: 'Buscar números de serie',
  serialNumber: 'Número de serie',
  model: 'Modelo',
  machines: 'Máquinas',
  addedAt: 'Última alta',
  emptyTitle: 'No hay repeticiones',
  empty: 'Cada número de serie en servicio es de un solo propietario.',
}
