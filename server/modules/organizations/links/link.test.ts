import { describe, expect, it } from 'vitest'
import type { Side } from '../../../access'
import { DomainError } from '../../../domain/domain-error'
import { assertCanMove } from '../../../domain/state-table'
import { type LinkStatus, linkStates } from './link'

const statuses: LinkStatus[] = ['PENDING', 'ACTIVE', 'DECLINED', 'WITHDRAWN', 'ENDED']

/** Why a move is refused; nothing where it is not. */
const refusal = (from: LinkStatus, to: LinkStatus, sides: readonly Side[]) => {
  try {
    assertCanMove(linkStates, from, to, sides)
  } catch (error) {
    if (error instanceof DomainError) return error.kind
    throw error
  }
}

describe('an operator accepts or declines, a dealership withdraws its request, either side ends a link', () => {
  it.each([
    [['operator'], ['PENDING ACTIVE', 'PENDING DECLINED', 'ACTIVE ENDED']],
    [['dealership'], ['PENDING WITHDRAWN', 'ACTIVE ENDED']],
    [
      ['dealership', 'operator'],
      ['PENDING ACTIVE', 'PENDING DECLINED', 'PENDING WITHDRAWN', 'ACTIVE ENDED'],
    ],
    [[], []],
  ] as [Side[], string[]][])('on the sides %j: %j and nothing else', (sides, expected) => {
    const possible = statuses.flatMap((from) =>
      statuses.filter((to) => !refusal(from, to, sides)).map((to) => `${from} ${to}`),
    )
    expect(possible).toEqual(expected)
  })

  it('the other side’s moves are forbidden in every state, so that the refusal does not reveal the state', () => {
    expect(new Set(statuses.map((from) => refusal(from, 'ACTIVE', ['dealership'])))).toEqual(new Set(['forbidden']))
  })
})
