import type { Text } from '../../domain/text'
import type { PaymentFailure } from '../database/schema'
import { text } from './text'

const texts: Record<string, Text> = {
  generic_decline: text.declined,
  insufficient_funds: text.insufficientFunds,
  expired_card: text.expiredCard,
  payment_intent_authentication_failure: text.notAuthenticated,
}

/** Why a card was not charged, for the person who owns it. */
export const failureText = ({ code, decline_code }: PaymentFailure): Text =>
  texts[decline_code ?? code] ?? text.declined
