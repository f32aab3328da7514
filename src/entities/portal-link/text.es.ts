import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  call: 'Llamar',
  callNamed: 'Llamar a {{dealership}}, {{phone}}',
  machine_hours: 'Horas de una máquina',
  service_kits: 'Kits pendientes',
  order: 'Un pedido',
  quote: 'Un presupuesto',
  maintenance_quote: 'Un presupuesto de mantenimiento',
  place_order: 'Hacer pedidos',
  named: '{{kind}}, {{what}}',
  linkSerial: '{{machine}}, serie {{serial}}',
  open: 'Abierto',
  expired: 'Caducado',
  revoked: 'Revocado',
  createdBy: '{{when}}, por {{who}}',
  byEmail: '{{when}}, automáticamente',
  noExpiry: 'Nunca',
  neverUsed: 'Nunca',
}
