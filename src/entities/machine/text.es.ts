import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  brand: 'Marca',
  anyBrand: 'Todas las marcas',
  oneMachine: 'Solo {{machine}}',
  oneMachineUnknown: 'Solo una máquina',
  allMachines: 'Todas las máquinas',
  ready: 'Listo',
  processing: 'Procesando',
  no_manual: 'Sin manual',
  serialFrom: 'desde {{from}}',
  serialBetween: 'de {{from}} a {{to}}',
  serialUpTo: 'hasta {{to}}',
}
