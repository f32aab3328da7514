import { describe, expect, it } from 'vitest'
import type { Statement } from '../statement/statement'
import { questionWriters } from './asking'

const { en, es } = questionWriters
const row = (label: string, column: string, text: string, more: Partial<Statement> = {}): Statement => ({
  ...{ label, language: 'en', title: 'Technical data', values: [{ column, text }] },
  ...more,
})

describe('a question about a row', () => {
  it.each<[Statement, string | undefined]>([
    [row('Hydraulic tank', 'Capacity', '96 L', { measure: 'capacity' }), 'How much does the hydraulic tank take?'],
    [
      row('Engine oil with filter', 'Capacity', '14.5 L', { measure: 'capacity' }),
      'How much engine oil does it take with filter?',
    ],
    [row('Wheel nut', 'Torque', '610 N·m', { measure: 'torque' }), 'What is the torque for the wheel nut?'],
    [row('Operating weight', '', '11.6 t', { measure: 'weight' }), 'What is the operating weight?'],
    [row('Width', '', '2.4 m', { measure: 'length' }), undefined],
    [row('Hydraulic tank', 'Fluid', 'ISO VG 46'), 'Which fluid is right for the hydraulic tank?'],
    [row('Air filter', 'Colour', 'Blue'), undefined],
    [row('Check level', 'Capacity', '3 L', { measure: 'capacity' }), undefined],
    [row('K7', 'Torque', '20 N·m', { measure: 'torque' }), undefined],
    [
      row('Bucket pins', '', 'Every 50 hours', {
        measure: 'interval',
        period: { text: 'Every 50 hours', task: 'Grease' },
      }),
      'How often do I grease the bucket pins?',
    ],
  ])('in English: %j', (statement, question) => {
    expect(en?.ofRow(statement)).toBe(question)
  })

  it.each<[Statement, string | undefined]>([
    [row('Depósito hidráulico', 'Capacidad', '96 L', { measure: 'capacity' }), '¿Cuánto lleva el depósito hidráulico?'],
    [row('Aceite de motor', 'Capacidad', '14 L', { measure: 'capacity' }), '¿Cuánto aceite de motor lleva?'],
    [row('Grasa', 'Capacidad', '2 L', { measure: 'capacity' }), '¿Cuánta grasa lleva?'],
    [row('Tuercas de rueda', 'Par', '610 N·m', { measure: 'torque' }), '¿Cuál es el par de las tuercas de rueda?'],
    [row('Peso operativo', '', '3 t', { measure: 'weight' }), '¿Cuál es el peso operativo?'],
    [row('Peso', '', '3 t', { measure: 'weight' }), undefined],
    [row('Depósito hidráulico', 'Fluido', 'ISO VG 46'), '¿Qué fluido lleva el depósito hidráulico?'],
  ])('in Spanish: %j', (statement, question) => {
    expect(es?.ofRow({ ...statement, language: 'es', title: 'Datos técnicos' })).toBe(question)
  })
})

describe('a question for a part number', () => {
  it('names the part, if it is certain that it is a thing', () => {
    expect(en?.ofPart('Water separator')).toBe('What is the part number of the water separator?')
    expect(en?.ofPart('See section 9')).toBeUndefined()
    expect(es?.ofPart('Filtro de aceite')).toBe('¿Cuál es el número de pieza del filtro de aceite?')
  })
})

describe('a question about a procedure', () => {
  it.each<[string, string | undefined]>([
    ['Changing the engine oil', 'How do I change the engine oil?'],
    ['Changing the Engine Oil', 'How do I change the engine oil?'],
    ['Stopping the engine', 'How do I stop the engine?'],
    ['Checking engine oil level', 'How do I check the engine oil level?'],
    ['How to remove and install the fuel filter', 'How do I remove and install the fuel filter?'],
    ['Replace filter', 'How do I replace the filter?'],
    ['Removal of the fuel filter', 'How do I remove the fuel filter?'],
    ['Maintenance of the machine', undefined],
    ['Engine oil change', 'How do I change the engine oil?'],
    ['Belt tension adjustment', 'How do I adjust the belt tension?'],
    ['Drive belt', undefined],
    ['Parking brake', undefined],
    ['Operating pressure', undefined],
    ['Check valve', undefined],
    ['Daily check', undefined],
    ['Using the schedule', undefined],
    ['Cleaning', undefined],
    ['After storage', undefined],
    ['Cambio del aceite', undefined],
  ])('in English: "%s"', (heading, question) => {
    expect(en?.ofProcedure(heading)).toBe(question)
  })

  it.each<[string, string | undefined]>([
    ['Cambio del aceite del motor', '¿Cómo se hace el cambio del aceite del motor?'],
    ['Comprobación del nivel de aceite', '¿Cómo se hace la comprobación del nivel de aceite?'],
    ['Limpieza de los filtros', '¿Cómo se hace la limpieza de los filtros?'],
    ['Cambiar el filtro de aceite', '¿Cómo puedo cambiar el filtro de aceite?'],
    ['Cómo ajustar la correa', '¿Cómo puedo ajustar la correa?'],
    ['Cambiar la filtro', undefined],
    ['Engrase', undefined],
    ['Correa del ventilador', undefined],
    ['Changing the engine oil', undefined],
  ])('in Spanish: "%s"', (heading, question) => {
    expect(es?.ofProcedure(heading)).toBe(question)
  })
})
