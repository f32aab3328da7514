import { describe, expect, it } from 'vitest'
import { assertCanMove, type StateTable } from './state-table'

type State = 'REQUESTED' | 'SENT' | 'ACCEPTED' | 'WITHDRAWN'
const states: StateTable<State, 'dealer' | 'customer'> = {
  table: 'quote',
  moves: {
    REQUESTED: { SENT: ['dealer'], WITHDRAWN: ['customer'] },
    SENT: { ACCEPTED: ['customer'], WITHDRAWN: ['dealer'] },
  },
}
const move = (from: State, to: State, actors: ('dealer' | 'customer')[]) => () =>
  assertCanMove(states, from, to, actors)

describe('a state table', () => {
  it('allows the actors listed for a move', () => {
    expect(move('REQUESTED', 'SENT', ['dealer'])).not.toThrow()
    expect(move('SENT', 'ACCEPTED', ['dealer', 'customer'])).not.toThrow()
  })

  it('refuses other actors in every state alike, so that the refusal does not reveal the state', () => {
    for (const from of ['REQUESTED', 'SENT', 'ACCEPTED', 'WITHDRAWN'] as const) {
      expect(move(from, 'ACCEPTED', ['dealer'])).toThrow(expect.objectContaining({ kind: 'forbidden' }))
      expect(move(from, 'ACCEPTED', [])).toThrow(expect.objectContaining({ kind: 'forbidden' }))
    }
  })

  it.each([
    ['ACCEPTED', 'SENT', 'dealer'],
    ['SENT', 'SENT', 'dealer'],
    ['SENT', 'WITHDRAWN', 'customer'],
  ] as const)('answers a move from %s to %s by the %s with the current state', (from, to, actor) => {
    expect(move(from, to, [actor])).toThrow(
      expect.objectContaining({ kind: 'conflict', details: { current: { status: from } } }),
    )
  })

  it('explains that without a code that nobody reads, in either language', () => {
    const plain = expect.not.stringMatching(/ACCEPTED|SENT/)
    expect(move('ACCEPTED', 'SENT', ['dealer'])).toThrow(expect.objectContaining({ text: { en: plain, es: plain } }))
  })
})
