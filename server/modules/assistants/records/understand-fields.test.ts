import { describe, expect, it } from 'vitest'
import { type Field, fieldValues, isGeneral } from '../../../record-tools/fields'
import { grammars } from './grammar/vocabulary'
import { isSales } from './record-question'
import { question } from './testing/questions'

const phrasesOf = (language: 'en' | 'es') =>
  fieldValues.flatMap((field) =>
    grammars[language].details[field]
      .split(',')
      .map((phrase) => phrase.replace('=', '').trim())
      .filter(Boolean)
      .map((phrase) => [phrase, field] as const),
  )

describe('a word for a field of a record', () => {
  it.each(fieldValues.filter((field) => !['who', 'when', 'where', 'stock', 'replacement'].includes(field)))(
    'is known: %s',
    (field) => {
      expect(grammars.en.details[field].trim()).not.toBe('')
      expect(grammars.es.details[field].trim()).not.toBe('')
    },
  )

  it.each(phrasesOf('en'))('is never one that records have to name: %s', (phrase) => {
    const asked = question(`what about the ${phrase} of order SO-1042`)
    expect(asked && (isSales.has(asked.topic) || asked.topic === 'messages')).toBe(true)
    expect(asked).toMatchObject({ number: 'SO-1042', words: [], unknownName: undefined })
  })

  it.each(phrasesOf('es'))('is never one that records have to name: %s', (phrase) => {
    const asked = question(`dime ${phrase} del pedido SO-1042`)
    expect(asked && (isSales.has(asked.topic) || asked.topic === 'messages')).toBe(true)
    expect(asked).toMatchObject({ number: 'SO-1042', words: [], unknownName: undefined })
  })
})

describe('what is asked of a record', () => {
  it.each<[string, string, readonly Field[]]>([
    ['where does our last order go', 'orders', ['address']],
    ['where is our last order', 'orders', ['where']],
    ['¿a qué dirección va el último pedido?', 'orders', ['address']],
    ['¿a dónde se envía el pedido SO-1042?', 'orders', ['address']],
    ['who shipped SO-1042', 'orders', ['shipped', 'who']],
    ['when was SO-1042 picked', 'orders', ['picked', 'when']],
    ['has anyone started on SO-1042', 'orders', ['begun']],
    ['is somebody working on SO-1042', 'orders', ['begun']],
    ['did anybody begin with SO-1042 yet', 'orders', ['begun']],
    ['have they touched SO-1042', 'orders', ['begun']],
    ['is SO-1042 being worked on', 'orders', ['begun']],
    ['alguien ya empezó con el pedido SO-1042', 'orders', ['begun']],
    ['¿se está trabajando en la cotización Q-1009?', 'quotes', ['begun']],
    ['is anyone looking at Q-1009', 'quotes', ['begun']],
    ['has the dealer started on SO-1042', 'orders', ['begun']],
    ['¿ya están trabajando en SO-1042?', 'orders', ['begun']],
    ['¿quién canceló el pedido SO-1042?', 'orders', ['cancelled', 'who']],
    ['why did the last payment fail', 'payments', ['failed', 'reason']],
    ['when is the last invoice due', 'invoices', ['due_date', 'when']],
    ['¿cuándo vence la última factura?', 'invoices', ['due_date', 'validity', 'when']],
    ['what is the note on SO-1042', 'orders', ['note']],
    ['tracking number of SO-1042', 'orders', ['tracking']],
    ['core charges on SO-1042', 'orders', ['core_charge']],
  ])('%s', (prompt, topic, fields) => {
    const asked = question(prompt)
    expect(asked?.topic).toBe(topic)
    expect(asked?.details).toEqual(expect.arrayContaining([...fields]))
    expect(asked?.details.filter((field) => !isGeneral(field)).every((field) => fields.includes(field))).toBe(true)
  })

  it.each([
    ['orders placed in October', 'orders'],
    ['which orders were cancelled', 'orders'],
    ['paid invoices', 'invoices'],
    ['which quotes were declined', 'quotes'],
  ])('is nothing where words say which records are meant: %s', (prompt, topic) => {
    expect(question(prompt)).toMatchObject({ topic, details: [] })
  })

  it.each([
    ['and who placed it?', 'where does our last order go', ['placed', 'who']],
    ['¿y la dirección?', 'nuestro último pedido', ['address']],
    ['and the note?', 'wheres PO-2452', ['note']],
    ['what about the contact', 'wheres PO-2452', ['contact']],
    ['who sent it?', 'the last quote', ['sent', 'who']],
    ['until when is it valid', 'the last quote', ['validity', 'when']],
    ['why did it fail?', 'the last payment', ['failed', 'reason']],
    ['¿quién lo envió?', 'nuestro último pedido', ['shipped', 'who']],
  ])('leans on the question before: %s after %s', (prompt, before, fields) => {
    const [asked, earlier] = [question(prompt, before), question(before)]
    expect(asked).toMatchObject({ topic: earlier?.topic, number: earlier?.number, words: [] })
    expect(asked?.details).toEqual(expect.arrayContaining(fields))
  })

  it.each([
    ['which returns do we have', 'returns', undefined],
    ['open returns', 'returns', 'open'],
    ['¿qué devoluciones están pendientes?', 'returns', undefined],
    ['why was the return declined', 'returns', undefined],
    ['which orders were returned', 'orders', 'returned'],
    ['devoluciones de dinero este año', 'refunds', undefined],
  ])('tells returns from what was returned: %s', (prompt, topic, state) => {
    expect(question(prompt)).toMatchObject({ topic, ...(state && { state }) })
  })
})

describe('a word that only looks like one for a field', () => {
  it.each([
    ['¿cuánto vale el último presupuesto?', 'quotes'],
    ['el pedido más grande del mes pasado', 'orders'],
    ['¿termina algún presupuesto este mes?', 'quotes'],
    ['our last quote', 'quotes'],
    ['hours of the loaders', 'hours'],
  ])('asks for none: %s', (prompt, topic) => {
    const asked = question(prompt)
    expect(asked?.topic).toBe(topic)
    expect(asked?.details.filter((field) => field !== 'hours')).toEqual([])
  })
})
