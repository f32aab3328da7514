import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  steps: 'Pasos',
  password: 'Su contraseña',
  profile: 'Su nombre',
  stepDone: 'hecho',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  firstNameRequired: 'Introduzca su nombre.',
  lastNameRequired: 'Introduzca sus apellidos.',
  finish: 'Terminar',
  paymentsTitle: 'Los pagos con tarjeta aún no están configurados',
  payments:
    'Todo lo demás funciona. Mientras su cuenta de cobros no esté conectada, sus clientes no pueden pagar con tarjeta.',
  setUpPayments: 'Configurar los pagos con tarjeta',
  payoutsStoppedTitle: 'Las transferencias están detenidas',
  payoutsStopped:
    'Su banco devolvió la última transferencia. Los clientes pueden seguir pagando con tarjeta; el dinero queda en su saldo.',
  enterBank: 'Indicar otra vez la cuenta bancaria',
  notNow: 'Ahora no',
}
