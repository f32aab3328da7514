import { beforeEach, expect, it } from 'vitest'
import { rememberAssistant, selectedAssistant } from './selected-assistant'

beforeEach(() => localStorage.clear())

it('is Bob by default, and the one that was chosen last afterwards', () => {
  expect(selectedAssistant()).toBe('general')
  for (const assistant of ['parts', 'operations', 'general'] as const) {
    rememberAssistant(assistant)
    expect(selectedAssistant()).toBe(assistant)
  }
  expect(localStorage.getItem('selected assistant type')).toBe('Bob')
})

it('is Bob where something else is stored', () => {
  localStorage.setItem('selected assistant type', 'Somebody')
  expect(selectedAssistant()).toBe('general')
})
