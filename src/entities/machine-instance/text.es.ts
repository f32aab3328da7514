import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  OK: 'Al día',
  DUE_SOON: 'Vence pronto',
  DUE: 'Vence ahora',
  OVERDUE: 'Vencido',
  retired: 'Fuera de servicio',
  servedUntil: 'Atendida hasta el {{date}}',
  hours: 'Horas',
  km: 'Kilómetros',
  hoursSign: 'h',
  kmSign: 'km',
  inHours: '{{value}} h',
  inKm: '{{value}} km',
  inMiles: '{{value}} mi',
  neverRead: 'Sin lecturas',
  dueAtOn: '{{at}} o el {{on}}',
  over: '{{much}} de retraso',
  dueNow: 'toca ahora',
  dueIn: 'en {{much}}',
  days_one: '{{count}} día',
  days_other: '{{count}} días',
  kit: 'Kit: {{name}}',
  kitParts: 'Piezas de {{name}}',
  owner: 'Operador',
  chooseOwner: 'Elija un operador',
}
