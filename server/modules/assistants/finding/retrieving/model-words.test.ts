import { expect, test } from 'vitest'
import { tokenise } from '../../../../languages/text/tokenise'
import { modelWords } from './model-words'

test('the name of the model on a cover, and its parts, name the machine itself', () => {
  expect([...modelWords(tokenise('Harrow WL-120 wheel loader operation manual'))]).toEqual(['wl120', 'wl', '120'])
})

test('designations with the same letters are variants or serial numbers', () => {
  expect([...modelWords(tokenise('Engines L48V, L70V and L100V; serial numbers TPF00100 to TPF00399'))]).toEqual([])
})

test('designations with the same figures are variants too', () => {
  expect([...modelWords(tokenise('Skid steer loaders S770 and T770'))]).toEqual([])
})

test('a part that is a word is not left out', () => {
  expect([...modelWords(tokenise('Compressor AIR-185'))]).toEqual(['air185', '185'])
})

test('a part of one letter or figure means too much else', () => {
  expect([...modelWords(tokenise('D6T'))]).toEqual(['d6t'])
})

test('a name written with a space counts as a whole only, the date of the edition does not', () => {
  expect([...modelWords(tokenise('SK 40 skid steer loader. Edition of May 2024'))]).toEqual(['sk40'])
})
