import { describe, expect, it } from 'vitest'
import type { Language } from '../language'
import { gloss } from './gloss'

describe('gloss', () => {
  it.each<[string, Language, string, Language]>([
    ['Filtro de aceite', 'es', 'Oil filter', 'en'],
    ['Filtro de aceite', 'es', 'Öljynsuodatin', 'fi'],
    ['Filtro de aceite del motor', 'es', 'Oil filter of the engine', 'en'],
    ['Levier de carburant', 'fr', 'Fuel lever', 'en'],
    ["JAUGE D'HUILE", 'fr', 'Oil gauge', 'en'],
    ['Fassungsvermögen des Kraftstofftanks', 'de', 'Capacity of the fuel tank', 'en'],
    ['Öldruck und Kühlmitteltemperatur', 'de', 'Oil pressure and coolant temperature', 'en'],
    ['Engine oil level', 'en', 'Nivel de aceite de motor', 'es'],
  ])('translates "%s" (%s) as "%s" (%s)', (text, from, expected, into) => {
    expect(gloss(text, from, into)).toBe(expected)
  })

  it.each([
    ['2.3 Batería 12 V', '2.3 Battery 12 V'],
    ['Depósito de combustible (60 L):', 'Fuel tank (60 L)'],
    ['Aceite de motor / refrigerante', 'Engine oil / coolant'],
    ['FILTRO DE ACEITE', 'Oil filter'],
  ])('keeps figures, units and signs of "%s"', (text, expected) => {
    expect(gloss(text, 'es', 'en')).toBe(expected)
  })

  it.each([
    ['has an unknown word', 'Filtro de aceite Xylok', 'es', 'en'],
    ['has a word of two meanings', 'Warten', 'de', 'en'],
    ['has an adjective, whose place only a grammar knows', 'Nivel de aceite hidráulico', 'es', 'en'],
    ['is an instruction', 'Limpie el filtro de aceite', 'es', 'en'],
    ['ends before it is complete', 'Filtro de', 'es', 'en'],
    ['begins within a sentence', 'filtro de aceite', 'es', 'en'],
    ['leaves a bracket open', 'Filtro de aceite (motor', 'es', 'en'],
    ['leads to a page', 'Filtro de aceite ..... 8', 'es', 'en'],
    ['must be put together with cases', 'Filtro de aceite del motor', 'es', 'fi'],
    ['is written alike in both languages', 'Motor', 'es', 'de'],
    ['has figures alone', '12 V 60 L', 'es', 'en'],
  ] as const)('leaves out what %s: "%s"', (_, text, from, into) => {
    expect(gloss(text, from, into)).toBeUndefined()
  })
})
