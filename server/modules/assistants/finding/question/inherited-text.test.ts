import { expect, it } from 'vitest'
import { inheritedText } from './inherited-text'

const wordsOf = (text: string) => new Set(text.split(' '))

const shown = (question: string, topic: string, modifiers = '', links = '') =>
  inheritedText(question, { topic: wordsOf(topic), modifiers: wordsOf(modifiers), links: wordsOf(links) })

it('shows words of a topic together, in the order and spelling of the question', () => {
  expect(shown('How do I change the Engine-Oil filter?', 'filter oil engine')).toEqual(['Engine-Oil filter'])
})

it('separates words with others between them', () => {
  expect(shown('how much oil does the engine take?', 'oil engine')).toEqual(['oil', 'engine'])
  expect(shown('oil, engine', 'oil engine')).toEqual(['oil', 'engine'])
})

it('shows a modifier only right before the topic', () => {
  expect(shown('number of the outer air filter', 'air filter', 'outer')).toEqual(['outer air filter'])
  expect(shown('the outer one of the filter', 'filter', 'outer')).toEqual(['filter'])
  expect(shown('is the filter outer', 'filter', 'outer')).toEqual(['filter'])
})

it('shows what links two words of the topic, and nowhere else', () => {
  expect(shown('número de parte del filtro de aire', 'filtro aire', '', 'de')).toEqual(['filtro de aire'])
  expect(shown('el filtro de la máquina', 'filtro', '', 'de')).toEqual(['filtro'])
})
