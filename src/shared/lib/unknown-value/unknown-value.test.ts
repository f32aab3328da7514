// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { fieldOf, storedValue, wordOf } from './unknown-value'

it.each([[undefined], [null], ['id'], [7], [{}], [[]]])('%j has no such field', (value) => {
  expect([fieldOf(value, 'id'), wordOf(value, 'id')]).toEqual([undefined, undefined])
})

it('gives a field as it is, and as a text only where it is one', () => {
  expect([fieldOf({ id: 7 }, 'id'), wordOf({ id: 7 }, 'id'), wordOf({ id: '7' }, 'id')]).toEqual([7, undefined, '7'])
})

it('reads what is stored, also where that is no JSON or nothing', () => {
  localStorage.setItem('whole', '{"id":7}')
  localStorage.setItem('broken', '{"id')
  expect(['whole', 'broken', 'none'].map(storedValue)).toEqual([{ id: 7 }, undefined, null])
  localStorage.clear()
})
