import type { Text } from '../../domain/text'

/** The texts of the sandbox's pages. */
export const text = {
  sandbox: { en: 'Test mode: no money moves.', es: 'Modo de prueba: no se mueve dinero.' },
  pay: { en: 'Pay by card', es: 'Pagar con tarjeta' },
  payTo: { en: 'To', es: 'A' },
  total: { en: 'Total', es: 'Total' },
  email: { en: 'E-mail', es: 'Correo electrónico' },
  name: { en: 'Name on the card', es: 'Nombre en la tarjeta' },
  number: { en: 'Card number', es: 'Número de tarjeta' },
  expiry: { en: 'Expiry (MM/YY)', es: 'Vencimiento (MM/AA)' },
  cvc: { en: 'Security code', es: 'Código de seguridad' },
  testCards: { en: 'Choose a test card', es: 'Elija una tarjeta de prueba' },
  cardKinds: {
    en: 'Approved|Declined|Insufficient funds|Expired|Asks for authentication|Disputed later|Asked about later|Refunds fail',
    es: 'Aprobada|Rechazada|Fondos insuficientes|Vencida|Pide autenticación|Disputada más tarde|Consultada más tarde|Reembolsos fallidos',
  },
  payAmount: { en: 'Pay', es: 'Pagar' },
  paying: { en: 'Paying…', es: 'Pagando…' },
  leave: { en: 'Cancel and go back', es: 'Cancelar y volver' },
  notATestCard: {
    en: 'Only the test card numbers below work here. Never enter a real card; nothing was sent.',
    es: 'Aquí solo funcionan los números de prueba de abajo. No use una tarjeta real; no se envió nada.',
  },
  misplaced: {
    en: 'Enter a card number in its own field only. Nothing was sent.',
    es: 'Escriba un número de tarjeta solo en su propio campo. No se envió nada.',
  },
  wrongExpiry: {
    en: 'Enter a month and year in the future, such as 12/34.',
    es: 'Escriba un mes y un año futuros, por ejemplo 12/34.',
  },
  wrongCvc: {
    en: 'Enter the three digits of the security code.',
    es: 'Escriba los tres dígitos del código de seguridad.',
  },
  noConnection: {
    en: 'The connection was lost. Try again; the payment is taken once at most.',
    es: 'Se perdió la conexión. Inténtelo de nuevo; el pago se cobra una vez como máximo.',
  },
  failed: { en: 'That did not work. Try again.', es: 'No funcionó. Inténtelo de nuevo.' },
  paid: { en: 'This payment is complete.', es: 'Este pago está completo.' },
  expired: {
    en: 'This payment page has expired. Go back and start again.',
    es: 'Esta página de pago ha vencido. Vuelva e inténtelo de nuevo.',
  },
  goOn: { en: 'Continue', es: 'Continuar' },
  authenticate: { en: 'Your bank asks: is it you?', es: 'Su banco pregunta: ¿es usted?' },
  authenticateHint: {
    en: 'With a real card, your bank would ask for a code or your fingerprint now.',
    es: 'Con una tarjeta real, su banco pediría ahora un código o su huella.',
  },
  confirm: { en: 'Confirm the payment', es: 'Confirmar el pago' },
  refuse: { en: 'Refuse the payment', es: 'Rechazar el pago' },
  onboarding: { en: 'Set up card payments', es: 'Configurar pagos con tarjeta' },
  onboardingHint: {
    en: 'A payment provider would check your business and bank account now. Here, a name is enough.',
    es: 'Un proveedor de pagos revisaría ahora su empresa y su cuenta bancaria. Aquí basta un nombre.',
  },
  account: { en: 'Payment account', es: 'Cuenta de pagos' },
  accountHint: {
    en: 'Change your account, or choose what to try out with it.',
    es: 'Cambie su cuenta o elija qué probar con ella.',
  },
  businessName: { en: 'Business name', es: 'Nombre de la empresa' },
  bank: { en: 'Test bank account', es: 'Cuenta bancaria de prueba' },
  goodBank: { en: 'Accepts payouts', es: 'Acepta transferencias' },
  badBank: { en: 'Returns payouts, to try that out', es: 'Devuelve transferencias, para probarlo' },
  refunds: { en: 'Test refunds', es: 'Reembolsos de prueba' },
  refundsArrive: { en: 'Arrive', es: 'Llegan' },
  refundsWait: {
    en: 'Wait for the customer’s details, to try that out',
    es: 'Esperan los datos del cliente, para probarlo',
  },
  reports: { en: 'Test payments', es: 'Pagos de prueba' },
  reportedAtOnce: { en: 'Are reported at once', es: 'Se comunican enseguida' },
  reportedLate: {
    en: 'Are reported a minute late, to try out late money',
    es: 'Se comunican un minuto tarde, para probar un cobro tardío',
  },
  submit: { en: 'Submit', es: 'Enviar' },
  missing: {
    en: 'This page does not exist, or its link has expired.',
    es: 'Esta página no existe o su enlace ha vencido.',
  },
  declined: { en: 'Your card was declined.', es: 'Su tarjeta fue rechazada.' },
  insufficientFunds: { en: 'Your card has insufficient funds.', es: 'Su tarjeta no tiene fondos suficientes.' },
  expiredCard: { en: 'Your card has expired.', es: 'Su tarjeta ha vencido.' },
  notAuthenticated: {
    en: 'The payment was not confirmed. Use another card or try again.',
    es: 'El pago no se confirmó. Use otra tarjeta o inténtelo de nuevo.',
  },
} as const satisfies Record<string, Text>
