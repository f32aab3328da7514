import { describe, expect, it } from 'vitest'
import { answersTo } from './link-answers'

describe('answersTo', () => {
  it('"asks an existing one, whose admin consents": who is asked accepts or declines, who asked withdraws', () => {
    expect(answersTo({ status: 'PENDING', can_answer: true })).toEqual(['decline', 'accept'])
    expect(answersTo({ status: 'PENDING', can_answer: false })).toEqual(['withdraw'])
  })

  it('"either side can end it"', () => {
    expect(answersTo({ status: 'ACTIVE', can_answer: false })).toEqual(['end'])
  })

  it.each(['DECLINED', 'WITHDRAWN', 'ENDED'] as const)('what is %s is over', (status) => {
    expect(answersTo({ status, can_answer: false })).toEqual([])
  })
})
