import { describe, expect, it } from 'vitest'
import { losesTyped } from './leave-rule'

type Action = Parameters<typeof losesTyped>[0]['action']

const move = (to: string, action: Action) => ({
  currentLocation: { pathname: '/profile' },
  nextLocation: { pathname: to },
  action,
})

const onPage = (place?: string) => place !== 'dialog'
const inDialog = () => true
const nowhere = () => false

describe('losesTyped: "a form never loses what was typed"', () => {
  it.each(['PUSH', 'REPLACE', 'BACK', 'FORWARD', 'GO'] as const)('to another page, by %s', (action) => {
    expect(losesTyped(move('/machines', action), onPage)).toBe(true)
    expect(losesTyped(move('/machines', action), nowhere)).toBe(false)
  })

  it.each(['/logout', '/login', '/login/'])('not on the way out: %s', (to) => {
    expect(losesTyped(move(to, 'PUSH'), inDialog)).toBe(false)
  })

  it.each(['PUSH', 'BACK'] as const)('not by what changes the search of the page itself, by %s', (action) => {
    expect(losesTyped(move('/profile', action), onPage)).toBe(false)
  })

  it('by Back where it closes a dialog, but not by what the dialog itself leads to', () => {
    expect(losesTyped(move('/profile', 'BACK'), inDialog)).toBe(true)
    expect(losesTyped(move('/profile', 'PUSH'), inDialog)).toBe(false)
  })
})
