import { expect, it } from 'vitest'
import { allFaults, belowZero, cellFault, notWhole } from './cell-faults'

it('says in both languages which cell is wrong, and how', () => {
  expect(cellFault('price', '-5,00', belowZero)).toEqual({
    en: 'price is “-5,00”, which is below zero.',
    es: 'price es «-5,00», que es menor que cero.',
  })
})

it('shows the beginning of a long cell, and nothing that is not text', () => {
  expect(cellFault('price', `a\0\n${'b'.repeat(500)}`, belowZero).en).toBe(
    `price is “a ${'b'.repeat(38)}…”, which is below zero.`,
  )
})

it('does not cut a long cell within a character', () => {
  expect(cellFault('price', `${'b'.repeat(39)}${'😀'.repeat(9)}`, belowZero).en).toBe(
    `price is “${'b'.repeat(39)}…”, which is below zero.`,
  )
})

it('names all faults of a row, and none of a good one', () => {
  const faults = [cellFault('price', '-5', belowZero), cellFault('pack_size', '2.5', notWhole(1, 100))]
  expect(allFaults(faults)?.en).toBe(
    'price is “-5”, which is below zero. pack_size is “2.5”, which is not a whole number from 1 to 100.',
  )
  expect(allFaults([])).toBeNull()
})
