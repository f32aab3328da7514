import { describe, expect, it } from 'vitest'
import { operations } from '../contract/documents'
import { productFiles } from './contract-constants'

/** A field for what is printed on a card, by how it is filled in, named or labelled. */
const cardField =
  /\bcc-(?:name|number|exp|csc)\b|\b(?:cardNumber|card_number|securityCode|cvc|cvv)\b|['"](?:card number|security code|número de (?:la )?tarjeta|código de seguridad)['"]/i

/** The names of the fields of a body, at any depth. */
function namesIn(schema: unknown, components: object, seen = new Set<string>()): string[] {
  if (schema === null || typeof schema !== 'object') return []
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === '$ref') return seen.has(value) ? [] : namesIn(resolve(value, components), components, seen.add(value))
    if (key === 'properties') return [...Object.keys(value), ...namesIn(Object.values(value), components, seen)]
    return namesIn(value, components, seen)
  })
}

const resolve = (reference: string, components: object): unknown =>
  reference
    .split('/')
    .slice(2)
    .reduce((value: unknown, step) => Object(value)[step], components)

const ofCard = /^(?:card|pan|cvc|cvv|csc|card_?number|security_?code|exp(?:iry)?(?:_(?:month|year))?)$/i

describe('"card numbers never reach our server": nothing asks for one', () => {
  it('no page of the web app has a field for a card', () => {
    for (const planted of ['autoComplete="cc-number"', "label: 'Card number'", 'name={cvc}']) {
      expect(cardField.test(planted)).toBe(true)
    }
    const files = productFiles.filter(({ file }) => file.startsWith('src/'))
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(({ text }) => cardField.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('no body of the contract has a field for a card', () => {
    const named = operations.flatMap(({ name, requestBody, components }) =>
      namesIn(requestBody, components).map((field) => ({ name, field })),
    )
    expect(named).toContainEqual({ name: expect.stringContaining('/payments/refund/'), field: 'reason' })
    expect(named.filter(({ field }) => ofCard.test(field))).toEqual([])
  })

  it('a text about a payment that has the number of a card is refused', () => {
    const isAboutPayments = (name: string) => name.includes('/payments/')
    // What the provider sends is signed, and nothing of it is stored but what it is about.
    const open = operations.filter(
      (one) => isAboutPayments(one.name) && one.requestBody && !('x-refuses-card-numbers' in one),
    )
    expect(open.map(({ operationId }) => operationId)).toEqual(['receivePaymentEvent'])
  })
})
