import { expect, test } from 'vitest'
import { nameColumn, namesPartNumbers } from './name-column'

const titles = ['Item', 'Source', 'Stock No.', 'Part Number', 'Description', 'Qty']

test('a row is named by its first words, or else by its first cell', () => {
  expect(nameColumn(['3', 'Wheel nut', '48'])).toBe(1)
  expect(nameColumn(['', '12', '80 Nm'])).toBe(1)
})

test('a row is named by its words although they end in a part number', () => {
  expect(nameColumn(['250', 'Oil and filter 240-03362', 'Replace, 8.6 L'])).toBe(1)
  expect(nameColumn(['240-03362', 'Oil filter'])).toBe(1)
})

test('a row is named by a letter before its values, not by one before its name', () => {
  expect(nameColumn(['P', '2,050', 'Heavy digging'])).toBe(0)
  expect(nameColumn(['B', 'Wheelbase', '2,650'])).toBe(1)
})

test('a row of a parts list is named by its description, whatever codes stand before it', () => {
  expect(nameColumn(['7', 'PAOZZ', '4330013988484', 'PF1218', 'FILTER ELEMENT', '1'], titles)).toBe(4)
  expect(nameColumn(['7', 'PAOZZ', '4330013988484', 'PF1218', '', '1'], titles)).toBe(1)
  expect(nameColumn(['Ramp', 'Sets the ramp'], ['Parameter', 'Description'])).toBe(0)
})

test('a column has part numbers if its title says so', () => {
  expect(['Stock No.', 'Part Number', 'Part name', 'Teile-Nr.'].map(namesPartNumbers)).toEqual([
    false,
    true,
    false,
    true,
  ])
})
