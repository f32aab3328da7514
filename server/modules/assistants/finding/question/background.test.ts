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

  it('are those of a clause before the one that asks', () => {
    expect(words('Washed the drum too, now how much oil goes in the winch gear?')).toEqual(['washed', 'drum', 'too'])
    expect(words('The winch brake drags, how do I adjust it?')).toEqual([])
    expect(words('The winch, which is on the left, and the rope drum?')).toEqual([])
  })

  it('are none of a clause that asks as well', () => {
    expect(words('How do I bleed the winch brake, which valve first?')).toEqual([])
    const story = ['when', 'we', 'pulled', 'logs', 'it', 'stopped']
    expect(words('When we pulled logs it stopped. How do I lower the winch drum?')).toEqual(story)
  })

  it('are those before what somebody wants to know', () => {
    expect(words('The haulier wants to know the weight of the winch')).toEqual(['haulier', 'wants', 'to', 'know'])
  })

  it('are those of a story that goes over into the question without a comma', () => {
    expect(words('we ran it dry how do i prime the winch pump')).toEqual(['we', 'ran', 'it', 'dry'])
    expect(words('for the winch pump how much oil is used')).toEqual([])
  })

  it('are none if the question only asks for help with what happened', () => {
    expect(words('The winch drum turns backwards since the wash. What can I check first?')).toEqual([])
  })

  it('are those after a question about the machine itself', () => {
    expect(words('How wide is it? The gate is 2 m.')).toEqual(['the', 'gate', '2', 'metre'])
    expect(words('How tight are they? The wheel nuts.')).toEqual([])
  })

  it('are none in a single clause, or if nothing is asked', () => {
    expect(words('How do I change the winch rope?')).toEqual([])
    expect(words('The winch stopped. The rope drum turns backwards.')).toEqual([])
  })
})
