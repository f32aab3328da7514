import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  title: 'Gestionar pagos',
  summary: 'Su cuenta con el proveedor de pagos, que recibe lo que los clientes pagan con tarjeta.',
  failedToLoad: 'No se pudo cargar la cuenta',
  account: 'Cuenta de pagos',
  NONE: 'Sus clientes aún no pueden pagar con tarjeta. El proveedor pregunta quién es usted y a qué cuenta bancaria transfiere; lleva unos minutos.',
  ONBOARDING: 'El proveedor necesita más respuestas de usted. Sus clientes podrán pagar con tarjeta cuando las tenga.',
  RESTRICTED:
    'El proveedor está revisando sus respuestas. Si necesita algo más, le escribirá; esta página indica cuándo termina.',
  ENABLED: 'Sus clientes pueden pagar con tarjeta y el proveedor transfiere a su cuenta bancaria.',
  charges: 'Pagos con tarjeta',
  payouts: 'Transferencias',
  enabled: 'Disponibles',
  notEnabled: 'Aún no disponibles',
  required: 'El proveedor aún necesita',
  open_NONE: 'Configurar los pagos con tarjeta',
  open_ONBOARDING: 'Seguir configurando',
  open_RESTRICTED: 'Revisar sus respuestas',
  open_ENABLED: 'Gestionar la cuenta',
  enterBank: 'Indicar otra vez la cuenta bancaria',
  notOpened: 'No se abrió la cuenta',
  balance: 'Saldo',
  available: 'Disponible',
  pending: 'En camino',
  nothing: 'Todavía nada',
  negative: 'Los reembolsos, las disputas y las comisiones superaron el saldo. Los próximos pagos lo compensan.',
  leaving: 'Se abre la página del proveedor de pagos.',
  continue: 'Ir al proveedor',
  sandbox: 'Este es el entorno de pruebas: no se mueve dinero y solo se aceptan tarjetas de prueba.',
  stripe_test: 'Stripe está configurado con claves de prueba: no se mueve dinero y solo se aceptan tarjetas de prueba.',
}
