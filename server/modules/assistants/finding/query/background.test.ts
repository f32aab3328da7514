import { describe, expect, it } from 'vitest'
import { backgroundWords } from './background'

const words = (question: string) => [...backgroundWords(question, 'en')]

describe('backgroundWords', () => {
  it('are those of sentences beside a question that says all it asks', () => {
    expect(words('Spongy pedal today. How do I bleed the winch brake?')).toEqual(['spongy', 'pedal', 'today'])
  })

  it('are none if the question refers to them, or says too little without them', () => {
    expect(words('The winch brake drags. How do I adjust it?')).toEqual([])
    expect(words('The winch lamp is blown. Which bulb?')).toEqual([])
  })

  it('are none in a single sentence, or if nothing is asked', () => {
    expect(words('The rope is worn, how do I change the winch rope?')).toEqual([])
    expect(words('The winch stopped. The rope drum turns backwards.')).toEqual([])
  })
})
