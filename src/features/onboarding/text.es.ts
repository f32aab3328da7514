import type { Translation } from '@/shared/lib/i18n'
import type { en } from './text'

export const text: Translation<typeof en> = {
  steps: 'Pasos',
  password: 'Su contraseña',
  profile: 'Su nombre',
  stepDone: 'hecho',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  firstNameRequired: 'El nombre es obligatorio.',
  lastNameRequired: 'Los apellidos son obligatorios.',
  finish: 'Empezar a trabajar',
  paymentsTitle: 'Los pagos con tarjeta aún no están configurados',
  payments:
    'Todo lo demás funciona. Mientras su cuenta de cobros no esté conectada, sus clientes no pueden pagar con tarjeta.',
  setUpPayments: 'Configurar',
  notNow: 'Ahora no',
}
