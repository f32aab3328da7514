import { expect, it } from 'vitest'
import { verbsAtEnd } from './final-verb'

const verbs = (question: string) => [...verbsAtEnd(question, 'en')]

it('is the last word after "does" and what has an article', () => {
  expect(verbs('What range does the hand throttle cover?')).toEqual(['cover'])
  expect(verbs('Which way do the doors swing, left?')).toEqual(['swing'])
})

it('is none where the verb stands before, or is what is asked for', () => {
  expect(verbs('Does it have a radio?')).toEqual([])
  expect(verbs('Does the cab come with a radio?')).toEqual([])
  expect(verbs('What does the bucket cost?')).toEqual([])
})

it('is a matter of English', () => {
  expect([...verbsAtEnd('does the hand throttle cover', 'de')]).toEqual([])
})
