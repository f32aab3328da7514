import { expect, it } from 'vitest'
import { manualQuestions } from '../records/testing/manual-questions'
import { answerAboutNeither } from './answer-about-neither'

it.each([
  ['tell me a joke', /neither/],
  ['who won the world cup', /neither/],
  ['cuéntame un chiste', /ninguno de los dos/],
])('is about neither a machine nor records: %s', (question, expected) => {
  expect(answerAboutNeither(question, 'en')?.response).toMatch(expected)
})

it.each([...manualQuestions, 'how do I start it', 'it wont start', 'no arranca', 'wie starte ich den Motor'])(
  'may be about a machine: %s',
  (question) => {
    expect(answerAboutNeither(question, 'en')).toBeUndefined()
  },
)
