import { describe, expect, it } from 'vitest'
import type { Language } from '../../../domain/text'
import { organizationFields } from '../../../record-tools/organization-field'
import { phrasesOf } from './grammar/phrase-table'
import { grammars } from './grammar/vocabulary'
import { quarryKnowledge } from './testing/quarry-knowledge'
import { understand } from './understand'

const read = (language: Language, prompt: string, ...before: string[]) =>
  understand(
    { prompt, earlier: before.map((content) => ({ role: 'user', content })), preferred: language },
    quarryKnowledge,
  )?.questions.map(({ question }) => question)

const of: Record<Language, string> = { en: 'of', es: 'de' }

describe.each(['en', 'es'] as const)('a word for a field, in %s,', (language) => {
  const phrases = organizationFields.flatMap((field) =>
    phrasesOf(grammars[language].fields[field]).map((words) => [words.join(' '), field] as const),
  )

  it.each(phrases)('leads to the organization, and is nothing to search for: %s', (phrase, field) => {
    const [question, ...others] = read(language, `${phrase} ${of[language]} Ridgeline`) ?? []
    expect(others).toEqual([])
    expect(question).toMatchObject({ topic: 'organization', words: [], unknownName: undefined })
    expect(question?.fields).toContain(field)
    expect(question?.subjects).toMatchObject([{ title: 'Ridgeline Quarry' }])
  })
})

it.each([
  ['en', 'how does Ridgeline pay', 'organization', ['terms']],
  ['en', 'where is Ridgeline', 'organization', ['address']],
  ['en', 'what does Northfield do', 'organization', ['description']],
  ['en', 'since when is Ridgeline a customer', 'organization', ['since']],
  ['es', '¿desde cuándo es cliente Ridgeline?', 'organization', ['since']],
  ['en', 'where do we send invoices of Ridgeline', 'organization', ['address']],
  ['en', 'who pays on account', 'customers', ['terms']],
  ['en', 'which customers buy on account', 'customers', ['terms']],
  ['es', '¿cuáles clientes compran a crédito?', 'customers', ['terms']],
  ['en', 'our phone number', 'own_organization', ['phone']],
  ['en', 'which time zone are we set to', 'own_organization', ['time_zone']],
  ['en', 'how do i contact our dealership', 'dealerships', ['phone', 'email', 'people']],
  ['es', 'teléfono del concesionario', 'dealerships', ['phone']],
] as const)('asks for a field: %s, %s', (language, prompt, topic, fields) => {
  expect(read(language, prompt)).toMatchObject([{ topic, fields }])
})

it('asks for a tax rate by the place', () => {
  expect(read('en', 'sales tax for deliveries to Wallace ID')).toMatchObject([{ topic: 'tax_rates' }])
  expect(read('es', '¿cuánto es el impuesto en Montana?')).toMatchObject([{ topic: 'tax_rates' }])
})

it.each([
  ['delivery address of SO-1042', 'orders'],
  ['what did Ridgeline buy on account in October', 'orders'],
  ['orders on account', 'orders'],
  ['how much does Ridgeline spend a month', 'spending'],
  ['price of 320-07309', 'stock'],
  ['my email', 'account'],
])('leaves to other records what is theirs: %s', (prompt, topic) => {
  expect(read('en', prompt)).toMatchObject([{ topic }])
})

it.each([
  ['en', 'phone of Ridgeline', 'and their address?', ['address']],
  ['en', 'phone of Northfield', 'and Ridgeline?', ['phone']],
  ['es', 'dirección de Ridgeline', '¿y el teléfono?', ['phone']],
  ['en', 'orders of Ridgeline', 'and their phone number?', ['phone']],
] as const)('is asked of the organization before: %s, %s, %s', (language, before, prompt, fields) => {
  expect(read(language, prompt, before)).toMatchObject([
    { topic: 'organization', fields, subjects: [{ title: 'Ridgeline Quarry' }] },
  ])
})

it.each([
  '¿por qué está dura la dirección?',
  'la dirección de la cargadora no responde',
  'where is the steering cylinder located',
  'which address has the node on the bus',
  'phone holder of the cab',
])('leaves manuals their questions: %s', (prompt) => {
  expect([...(read('en', prompt) ?? []), ...(read('es', prompt) ?? [])].filter(({ isGuess }) => !isGuess)).toEqual([])
})

it('is part of the name of a part', () => {
  expect(read('es', 'pedidos con cilindro de dirección')?.[0]?.words).toContain('direccion')
})
