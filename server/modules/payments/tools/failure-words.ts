import type { Text } from '../../../domain/text'
import { inLanguage } from '../../../record-tools/asker-text'
import type { Asker } from '../../../record-tools/record-tool'

type Words = Record<string, Text | undefined>

const inWords =
  (words: Words) =>
  (code: string, asker: Asker): string => {
    const known = words[code]
    return known ? inLanguage(known, asker) : code
  }

/** Why a refund failed, as the page of its payment says it; what has no words is said as the provider put it. */
export const refundFailureFor = inWords({
  charge_already_refunded: {
    en: 'the payment has already been refunded in full',
    es: 'el pago ya se reembolsó por completo',
  },
  charge_disputed: {
    en: 'the bank has already returned the payment to the customer',
    es: 'el banco ya devolvió el pago al cliente',
  },
  other_provider: {
    en: 'only the payment provider that took the payment can refund it',
    es: 'solo puede reembolsarlo el proveedor que cobró el pago',
  },
  charge_for_pending_refund_disputed: {
    en: 'the customer disputes the payment with the bank',
    es: 'el cliente disputa el pago ante el banco',
  },
  declined: { en: 'the customer’s bank declined it', es: 'el banco del cliente lo rechazó' },
  expired_or_canceled_card: {
    en: 'the card has expired or was cancelled',
    es: 'la tarjeta ha caducado o se canceló',
  },
  insufficient_funds: { en: 'not enough money in the balance', es: 'no hay saldo suficiente' },
  lost_or_stolen_card: {
    en: 'the card was reported lost or stolen',
    es: 'la tarjeta se denunció como perdida o robada',
  },
  merchant_request: { en: 'withdrawn at your request', es: 'retirado a petición suya' },
  unknown: { en: 'the bank gave no reason', es: 'el banco no dio ningún motivo' },
})

/** Why a payout failed, as the list of payouts says it. */
export const payoutFailureFor = inWords({
  account_closed: { en: 'the bank account is closed', es: 'la cuenta bancaria está cerrada' },
  account_frozen: { en: 'the bank account is frozen', es: 'la cuenta bancaria está bloqueada' },
  bank_account_restricted: {
    en: 'the bank account takes only some kinds of payments',
    es: 'la cuenta bancaria solo admite algunos tipos de pagos',
  },
  bank_ownership_changed: {
    en: 'the bank has changed owners, and the account with it',
    es: 'el banco cambió de dueño, y la cuenta con él',
  },
  could_not_process: { en: 'the bank could not process it', es: 'el banco no pudo procesarlo' },
  debit_not_authorized: {
    en: 'the bank account does not allow debits',
    es: 'la cuenta bancaria no permite cargos',
  },
  declined: { en: 'the bank declined it', es: 'el banco lo rechazó' },
  incorrect_account_address: {
    en: 'the address of the bank account is wrong',
    es: 'la dirección de la cuenta bancaria es incorrecta',
  },
  incorrect_account_holder_address: {
    en: 'the account holder’s address is wrong',
    es: 'la dirección del titular es incorrecta',
  },
  incorrect_account_holder_name: {
    en: 'the account holder’s name is wrong',
    es: 'el nombre del titular es incorrecto',
  },
  incorrect_account_holder_tax_id: {
    en: 'the account holder’s tax number is wrong',
    es: 'el número fiscal del titular es incorrecto',
  },
  insufficient_funds: { en: 'not enough money in the balance', es: 'no hay saldo suficiente' },
  invalid_account_number: { en: 'the account number is wrong', es: 'el número de cuenta es incorrecto' },
  invalid_account_number_length: {
    en: 'the account number has too many or too few digits',
    es: 'al número de cuenta le sobran o faltan dígitos',
  },
  invalid_currency: {
    en: 'the bank account does not take this currency',
    es: 'la cuenta bancaria no admite esta moneda',
  },
  no_account: { en: 'the bank account was not found', es: 'no se encontró la cuenta bancaria' },
  unsupported_card: {
    en: 'the bank does not take payouts to this card',
    es: 'el banco no admite transferencias a esta tarjeta',
  },
})

/** Why a payment was refunded: the system's own reasons in words, any other as somebody entered it. */
export const refundReasonFor = inWords({
  order_cancelled: { en: 'order cancelled', es: 'pedido cancelado' },
  received_too_late: { en: 'received too late', es: 'recibido demasiado tarde' },
})

/** Why a customer disputes a payment, by the bank's codes, as the page of disputes says it. */
export const disputeReasonFor = (code: string, asker: Asker): string =>
  inWords({ ...disputeReasons, [code]: disputeReasons[code] ?? disputeReasons.general })(code, asker)

const disputeReasons: Words = {
  credit_not_processed: { en: 'a promised refund did not arrive', es: 'no llegó un reembolso prometido' },
  duplicate: { en: 'paid twice', es: 'pagado dos veces' },
  fraudulent: {
    en: 'the customer says they did not authorize this payment',
    es: 'el cliente dice que no autorizó este pago',
  },
  general: { en: 'the bank gives no reason', es: 'el banco no indica el motivo' },
  product_not_received: { en: 'parts not received', es: 'piezas no recibidas' },
  product_unacceptable: { en: 'parts not as described', es: 'las piezas no son como se describían' },
  subscription_canceled: { en: 'ordered after a cancellation', es: 'pedido después de una cancelación' },
  unrecognized: {
    en: 'the customer says they do not recognize this payment',
    es: 'el cliente dice que no reconoce este pago',
  },
}
