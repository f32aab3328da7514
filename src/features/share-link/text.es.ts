import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  share: 'Enlace de cliente',
  title: 'Enlace para el cliente',
  opens_order: 'Quien tenga este enlace puede ver el pedido sin cuenta.',
  opens_quote: 'Quien tenga este enlace puede ver y responder el presupuesto sin cuenta.',
  opens_maintenance_quote:
    'Quien tenga este enlace puede ver el presupuesto de mantenimiento y responder a cada línea sin cuenta.',
  opens_place_order: 'Quien tenga este enlace puede pedir para este operador, a sus precios y sin cuenta.',
  none: 'Todavía no hay enlace',
  noneAdvice: 'Un enlace es válido durante 90 días. Puede revocarlo en cualquier momento.',
  create: 'Crear enlace',
  address: 'Dirección para compartir',
  code: 'Código QR de la dirección',
  validUntil: 'Válido hasta el {{when}}.',
  lastUsed: 'Última apertura: {{when}}',
  neverUsed: 'Todavía no se ha abierto.',
  copy: 'Copiar la dirección',
  copied: 'Dirección copiada',
  open: 'Ver la página del cliente',
  revoke: 'Revocar',
  revokeTitle: '¿Revocar el enlace?',
  revokeDetail: 'Quien lo abra verá que ya no funciona y podrá pedir uno nuevo.',
  revokeConfirm: 'Revocar el enlace',
  revoked: 'Enlace revocado',
  renew: 'Sustituir',
  renewTitle: '¿Sustituir el enlace?',
  renewDetail: 'Se crea una dirección nueva y la actual deja de funcionar.',
  renewConfirm: 'Sustituir el enlace',
  renewed: 'Enlace sustituido',
  failed: 'No se creó el enlace',
}
