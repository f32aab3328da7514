import { defineText } from '@/shared/lib/i18n'

export const en = {
  call: 'Call',
  callNamed: 'Call {{dealership}}, {{phone}}',
  machine_hours: 'Hours of one machine',
  service_kits: 'Due kits',
  order: 'One order',
  quote: 'One quote',
  maintenance_quote: 'One maintenance quote',
  place_order: 'Placing orders',
  named: '{{kind}}, {{what}}',
  linkSerial: '{{machine}}, serial {{serial}}',
  open: 'Open',
  expired: 'Expired',
  revoked: 'Revoked',
  createdBy: '{{when}}, by {{who}}',
  byEmail: '{{when}}, automatically',
  noExpiry: 'Never',
  neverUsed: 'Never',
}

export const portalLinkText = defineText('portal-link', en, { es: () => import('./text.es') })
