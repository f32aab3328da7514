import { ordersModel } from '../../../languages/orders-to-models'
import { hasWebAddress } from './web-address'

/**
 * Why the assistant may not say a text itself, as in a sentence of a model or a question that is suggested: it leads people to
 * an address, or gives orders to a language model. An answer may quote an address as the words of the manual.
 */
export type ForeignVoice = 'address' | 'instruction'

/** Undefined if nothing is wrong with it. */
export function foreignVoiceIn(text: string): ForeignVoice | undefined {
  if (hasWebAddress(text)) return 'address'
  return ordersModel(text) ? 'instruction' : undefined
}
