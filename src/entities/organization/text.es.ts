import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  DEALERSHIP: 'Concesionario',
  OPERATOR: 'Operador',
  chooseDealership: 'Elija un concesionario',
  PENDING: 'Espera respuesta',
  ACTIVE: 'Activo',
  DECLINED: 'Rechazado',
  WITHDRAWN: 'Retirado',
  ENDED: 'Terminado',
}
