import { describe, expect, it } from 'vitest'
import type { Side } from '../../access'
import { judge, type LinkAction, type LinkStatus } from './link'

const actions: LinkAction[] = ['accept', 'decline', 'withdraw', 'end']
const statuses: LinkStatus[] = ['PENDING', 'ACTIVE', 'DECLINED', 'WITHDRAWN', 'ENDED']

describe('an operator consents or not, a dealership takes its request back, either side ends a link', () => {
  it.each([
    [['operator'], ['accept PENDING', 'decline PENDING', 'end ACTIVE']],
    [['dealership'], ['withdraw PENDING', 'end ACTIVE']],
    [
      ['dealership', 'operator'],
      ['accept PENDING', 'decline PENDING', 'withdraw PENDING', 'end ACTIVE'],
    ],
    [[], []],
  ] as [Side[], string[]][])('on the sides %j: %j and nothing else', (sides, expected) => {
    const possible = actions.flatMap((action) =>
      statuses.filter((status) => judge(action, status, sides) === 'ok').map((status) => `${action} ${status}`),
    )
    expect(possible).toEqual(expected)
  })

  it('what is for the other side is so in every state, so that the refusal tells nothing of it', () => {
    expect(new Set(statuses.map((status) => judge('accept', status, ['dealership'])))).toEqual(new Set(['not_theirs']))
  })
})
