import { describe, expect, it } from 'vitest'
import { answering, type Detail } from './details'
import type { Field } from './fields'

const detail = (text: string, about: readonly Field[]): Detail => ({ text, about, said: 'alone' })

const order = [
  detail('placed by Rita', ['placed', 'who', 'when']),
  detail('delivery to Helena', ['address', 'where', 'contact']),
  detail('e-mails to rita@ridgeline.example', ['contact']),
  detail('parcel 1', ['tracking', 'shipped', 'where', 'when']),
  detail('shipped by Pete', ['shipped', 'who', 'when']),
  detail('cancelled by Nora', ['cancelled', 'who', 'when', 'reason']),
]

describe('what answers a question about a record', () => {
  it.each<[readonly Field[], readonly string[]]>([
    [['address'], ['delivery to Helena']],
    [['contact'], ['delivery to Helena', 'e-mails to rita@ridgeline.example']],
    [['shipped', 'who'], ['shipped by Pete']],
    [['cancelled', 'who', 'reason'], ['cancelled by Nora']],
    [
      ['address', 'placed', 'who'],
      ['delivery to Helena', 'placed by Rita'],
    ],
    [['where'], ['delivery to Helena', 'parcel 1']],
    [['reason'], ['cancelled by Nora']],
    [['fee'], []],
    [[], []],
  ])('%j', (fields, expected) => {
    expect(answering(order, fields).map(({ text }) => text)).toEqual(expected)
  })
})
