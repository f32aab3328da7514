import { describe, expect, it } from 'vitest'
import {
  capacities,
  draining,
  oilAnswer,
  operationManualId,
  refusal,
  serviceManualId,
} from '@/entities/conversation/testing'
import { firstPlace, passageAtPage, passagesToMark } from './shown-passage'

const exchange = { id: 'q1', question: 'how much oil?', dealerQuestions: [], answer: oilAnswer }
const later = {
  id: 'q2',
  question: 'and then?',
  dealerQuestions: [],
  answer: { ...oilAnswer, id: 'a2', citations: [{ ...draining, n: 1, quote: 'Fit the plug.' }] },
}
const refused = { id: 'q3', question: 'price?', dealerQuestions: [], answer: refusal }

describe('firstPlace', () => {
  it('is the first page that the last answer cites', () => {
    expect(firstPlace([exchange])).toEqual({ manual: operationManualId, page: 31 })
    expect(firstPlace([exchange, later])).toEqual({ manual: serviceManualId, page: 12 })
  })

  it('remains as it was after a greeting or thanks', () => {
    const thanks = { ...exchange, id: 'q4', answer: { ...oilAnswer, response: 'Glad to help.', citations: [] } }
    expect(firstPlace([exchange, thanks])).toEqual({ manual: operationManualId, page: 31 })
    expect(firstPlace([thanks])).toBeUndefined()
  })

  it('is nowhere for a question without an answer', () => {
    expect(firstPlace([exchange, { ...exchange, id: 'q5', answer: undefined }])).toBeUndefined()
  })

  it('is nowhere for a refusal: the nearest passages are no citations', () => {
    expect(firstPlace([exchange, refused])).toBeUndefined()
    expect(firstPlace([])).toBeUndefined()
  })
})

describe('passagesToMark', () => {
  const page12 = { manual: serviceManualId, page: 12 }

  it('are those of the last answer that speaks of the page', () => {
    expect(passagesToMark([exchange, later], page12, undefined)).toEqual(later.answer.citations)
  })

  it('are those of the answer whose passage was opened, that one first', () => {
    expect(passagesToMark([exchange, later], page12, { answerId: oilAnswer.id, n: 2 })).toEqual([draining, capacities])
  })

  it('are found for the nearest passages of a refusal too', () => {
    expect(passagesToMark([refused], page12, undefined)).toEqual(refusal.nearest)
  })

  it('are none on a page that no answer speaks of', () => {
    expect(passagesToMark([exchange], { manual: serviceManualId, page: 13 }, undefined)).toEqual([])
    expect(passagesToMark([exchange], undefined, undefined)).toEqual([])
  })
})

describe('passageAtPage', () => {
  it('is the cited passage on the page of a safety note', () => {
    expect(passageAtPage(oilAnswer, 12)).toEqual(draining)
  })

  it('is the bare page of the first manual where nothing on it is cited', () => {
    expect(passageAtPage(oilAnswer, 7)).toMatchObject({ manual_id: operationManualId, page: 7, boxes: [] })
    expect(passageAtPage({ ...oilAnswer, citations: [] }, 7)).toBeUndefined()
  })
})
