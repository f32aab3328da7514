import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  DRAFT: 'Borrador',
  REQUESTED: 'Solicitado',
  IN_REVIEW: 'En revisión',
  SENT: 'Enviado',
  REVISION_REQUESTED: 'Cambio solicitado',
  ACCEPTED: 'Aceptado',
  DECLINED: 'Rechazado por el cliente',
  WITHDRAWN: 'Retirado',
  EXPIRED: 'Caducado',
  REJECTED: 'Rechazado por el concesionario',
  CANCELLED: 'Cancelado',
  CONVERTED: 'Pedido',
  lines: 'Líneas',
  each: '{{quantity}} × {{price}}',
  quantity: '{{quantity}}, aún sin precio',
  asked: 'Sustituye a {{number}}',
  core: 'Cargo por casco de {{price}} cada una',
  subtotal: 'Piezas',
  coreCharge: 'Cargos por casco',
  tax: 'Impuesto',
  noTax: 'No se aplica ningún impuesto',
  taxRate: '{{name}}, {{percent}} %',
  total: 'Total',
}
