import { describe, expect, it } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { buildExcerpts } from './build-excerpts'

const { passages } = manualBuilder('m', 'M')
  .text(
    1,
    ['1 Winch'],
    'The winch has two speeds and an electric motor.',
    'Oil the rope every 40 hours.',
    'Let the drum cool before you touch it.',
  )
  .text(2, ['2 Ladder'], 'The ladder is behind the cab.', 'It carries 150 kg with all of its hooks.')
  .text(3, ['3 Crane'], 'With the crane never:', '• lift persons,', '• pull trees out of the ground,', '• push logs.')
const scope = createScope([buildManualIndex(passages)])

function quoted(prompt: string): string | undefined {
  const { query, evidence } = find({ prompt, conversation: [] }, scope)
  return (
    evidence[0] &&
    buildExcerpts(evidence[0], query, 1000)[0]
      ?.units.map(({ text }) => text)
      .join(' ')
  )
}

describe('an excerpt of running text', () => {
  it('begins with the sentence that answers, and goes on from there', () => {
    expect(quoted('How often do I oil the rope?')).toBe(
      'Oil the rope every 40 hours. Let the drum cool before you touch it.',
    )
  })

  it('begins before a sentence that refers to the one before it', () => {
    expect(quoted('How many kg with all hooks?')).toBe(
      'The ladder is behind the cab. It carries 150 kg with all of its hooks.',
    )
  })

  it('begins with the introduction of a list, without which its items mean nothing', () => {
    expect(quoted('Can I pull trees out of the ground?')).toMatch(/^With the crane never: • lift persons/)
  })
})
