import type { State, Topic } from '../record-question'
import type { Slots } from '../words/slots'

/** "Was one of our cards declined", "why didn't the payment go through", "nos rechazaron un pago": a payment that failed. */
export function asksForFailedPayment({ named, marks, states, tokens }: Slots): boolean {
  if ([...named].some((topic) => !isPossible.has(topic)) || !(named.has('payments') || marks.has('card'))) return false
  return states.some((state) => isFailing.has(state)) || notThrough.test(tokens.map(({ word }) => word).join(' '))
}

/** Their records say which of their payments failed. */
export const hasFailures = (topic: Topic): boolean => topic === 'payments' || topic === 'orders'

const isPossible: ReadonlySet<Topic> = new Set(['payments', 'orders', 'spending'])

const isFailing: ReadonlySet<State> = new Set(['failed', 'declined', 'declined_by_us', 'declined_by_them'])

const notThrough =
  /\b(?:didnt|not|never|wouldnt|wont|hasnt|havent|couldnt|cant|isnt)\b(?: \w+){0,4} (?:go|gone|going|went|get|got|come|came) through\b|\bno (?:\w+ ){0,2}(?:paso|pasaron|pasa|pasado|entro|entraron|funciono)\b|\b(?:problems?|trouble|issues?|problemas?)\b/
