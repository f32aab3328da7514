import { describe, expect, it } from 'vitest'
import type { Language } from './language'
import { claimsSafety } from './safety-claims'

describe('claimsSafety', () => {
  it.each<[Language, string]>([
    ['en', 'It is safe to enter the drum.'],
    ['en', 'The oil is not dangerous.'],
    ['en', 'You may safely stand near the rope.'],
    ['en', 'There is no danger.'],
    ['es', 'Es seguro entrar.'],
    ['es', 'Puede entrar sin peligro.'],
    ['fr', 'Vous pouvez entrer sans danger.'],
    ['de', 'Der Aufenthalt ist dort sicher.'],
    ['de', 'Sie können gefahrlos eintreten.'],
    ['pt', 'É seguro entrar.'],
    ['it', 'È sicuro entrare.'],
    ['nl', 'Het is veilig om binnen te gaan.'],
    ['sv', 'Det är säkert att gå in.'],
    ['fi', 'Se on turvallista.'],
    ['da', 'Det er sikkert at gå ind.'],
    ['no', 'Det er trygt å gå inn.'],
  ])('%s: %s', (language, text) => {
    expect(claimsSafety(text, language)).toBe(true)
  })

  it.each([
    'Stand at a safe distance from the rope.',
    'Park the tractor safely.',
    'Read the safety notices.',
    'The safe working load is 2 t.',
  ])('not: %s', (text) => {
    expect(claimsSafety(text, 'en')).toBe(false)
  })
})
