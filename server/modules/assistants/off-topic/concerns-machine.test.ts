import { describe, expect, it } from 'vitest'
import { concernsMachine } from './concerns-machine'

describe('what may be about a machine', () => {
  it.each([
    'how much oil does the engine take?',
    'torque of the flumbuster bolt',
    'flumbuster',
    'who painted this machine?',
    'what does E47 mean',
    'how noisy is it',
    'is it street legal',
    'how do I get out if the door jams',
    'telematics won’t connect',
    'how do i remove graffiti',
    'may I operate it in rainy weather',
    'where does the coffee cup go in the cab',
    'resale value',
  ])('%s', (question) => {
    expect(concernsMachine(question, 'en')).toBe(true)
  })

  it.each([
    '¿qué aceite lleva el motor?',
    '¿dónde está la batería?',
    'se puede lavar la máquina con lluvia',
    'flumbuster',
  ])('%s', (question) => {
    expect(concernsMachine(question, 'es')).toBe(true)
  })

  it('in a language of manuals: Wie wechsle ich den Keilriemen?', () => {
    expect(concernsMachine('Wie wechsle ich den Keilriemen?', 'de')).toBe(true)
  })
})

describe('what is about no machine', () => {
  it.each([
    'what’s the weather like today',
    'will it rain tomorrow?',
    'who won the world cup',
    'tell me a joke',
    'what is the meaning of life',
    'how old are you',
    'are you a robot',
    'how do I make an espresso',
    'what is the capital of France',
    'what time is it?',
    'when is easter',
    'how do i cook pasta',
    '2 + 2',
    '😀😀',
    '???',
  ])('%s', (question) => {
    expect(concernsMachine(question, 'en')).toBe(false)
  })

  it.each([
    '¿qué tiempo hace hoy?',
    'cuéntame un chiste',
    '¿quién ganó el mundial?',
    '¿cómo se hace una paella?',
    '¿eres un robot?',
  ])('%s', (question) => {
    expect(concernsMachine(question, 'es')).toBe(false)
  })
})
