import { describe, expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../retrieving/manual-index'
import { createScope } from '../retrieving/scope'
import { manualBuilder } from '../testing/manual-builder'

const best = (prompt: string, ...sentences: string[]) => {
  const { passages } = manualBuilder('m', 'M').text(1, ['Winch'], ...sentences)
  const [first] = find({ prompt, conversation: [] }, createScope([buildManualIndex(passages)])).evidence
  return first?.units[first.position]?.own
}

describe('the form of a sentence', () => {
  it.each([
    [
      'The winch drum just keeps turning, what now?',
      'The winch drum is turned by the handle.',
      'If the winch drum continues to turn, close the tap.',
    ],
    [
      'El tambor sigue girando, ¿qué hago?',
      'El tambor gira con la manivela.',
      'Si el tambor sigue girando, cierre la llave.',
    ],
    [
      'How do I stop the winch drum at once?',
      'The winch drum stops when the timer of the drum ends.',
      'To stop the winch drum, the button must be pressed twice.',
    ],
    [
      'Where is the brake of the winch?',
      'The brake of the winch is automatic.',
      'The brake is behind the drum of the winch.',
    ],
    ['What colour is the winch rope?', 'The winch rope has 12 strands.', 'The rope of the winch is yellow.'],
  ])('decides between sentences on the same thing: "%s"', (prompt, other, answer) => {
    expect(best(prompt, other, answer)).toBe(answer)
    expect(best(prompt, answer, other)).toBe(answer)
  })
})
