import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Dejar de recibir correos sobre mantenimiento pendiente',
  summary:
    'Ya no recibirá correos cuando venza un mantenimiento. Otros correos, como las invitaciones, le seguirán llegando.',
  stop: 'Dejar de recibirlos',
  doneTitle: 'Suscripción cancelada',
  done: 'Ya no recibirá correos sobre mantenimiento pendiente. Puede volver a activarlos en sus ajustes.',
  orderTitle: 'Dejar de recibir correos sobre este pedido',
  orderSummary: 'Ya no recibirá correos sobre este pedido. El enlace al pedido sigue funcionando.',
  orderDone: 'Ya no recibirá correos sobre este pedido. Su enlace sigue funcionando.',
  dealershipTitle: 'Dejar de recibir correos de este concesionario',
  dealershipSummary:
    'Este concesionario ya no le enviará correos a la dirección que introdujo para su empresa. Si dio una dirección con un pedido, los correos sobre ese pedido tienen su propio enlace para dejar de recibirlos.',
  dealershipDone:
    'La dirección se ha quitado. Continúan los correos de los pedidos con los que usted dio una dirección.',
  unknownTitle: 'Este enlace está incompleto',
  unknown: 'Abra de nuevo el enlace del correo o cambie en sus ajustes con qué frecuencia recibe estos correos.',
  unknownOrder: 'Abra de nuevo el enlace del correo.',
  profile: 'Abrir ajustes',
}
